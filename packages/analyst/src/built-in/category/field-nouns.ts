import { rowsOf } from '../read/wording.ts';

/** people of `interests.ts` ; the subject of a site for them ; the goods of a shop for them, if different; “-” for none */
const table = `
People who play PC and video games ; video games
People who play trading card games ; trading card games
People who play board games ; board games
Debian users ; Debian
Linux users ; Linux
Software developers ; software development
People who shop on Amazon ; shopping on Amazon
Web designers and developers ; web design and development
People who run blogs and websites ; blogs and websites
People who work in information technology ; information technology
People who follow technology and gadgets ; consumer technology ; electronics
People who sell or exchange used devices and games ; used games and devices
People who buy parts and accessories for phones ; phone and tablet accessories
Owners of phones and tablets ; phones and tablets
Android users ; Android
DJs, music producers and record collectors ; records and DJ equipment
Luthiers and instrument makers ; instrument making
Musicians ; musical instruments
People with limited mobility, and carers ; mobility aids
Parents and expectant parents ; parenting ; baby products
Families with children ; toys and children’s goods
People who garden ; gardening ; garden supplies
People who cook at home ; recipes ; cooking
People who eat out ; restaurants
Passengers and drivers in the area ; local transport
People who buy or sell a car ; cars
Owners of motorhomes and travel trailers ; motorhomes and travel trailers ; parts for motorhomes and travel trailers
Car enthusiasts ; cars ; car parts
Motorcyclists ; motorcycles ; motorcycles and gear
Cyclists ; cycling ; bicycles and bike parts
Runners and triathletes ; running ; running gear
Hikers, campers and climbers ; outdoor sports ; outdoor gear
Anglers ; fishing ; fishing tackle
Golfers ; golf ; golf gear
Soccer fans ; soccer ; soccer gear
Sports fans ; sports ; sports goods
People who like film and television ; film and television ; -
Fans of celebrities ; celebrities ; -
Music fans ; music ; -
Readers of books ; books
Founders and startup teams ; startups
People who want to learn English ; English courses
People who learn a language ; language courses
People who fold paper (origami) ; origami ; origami paper and books
People who crochet ; crochet
People who knit and sew ; knitting and sewing
People who make things by hand ; crafts ; craft supplies
Model builders ; model building
Collectors ; collectibles
Photographers ; photography ; photo equipment
People who want to get a dog ; puppies
Dog owners ; dogs ; dog supplies
Pet owners ; pets ; pet supplies
Horse owners and riders ; horses and riding ; riding gear
People who research their family ; genealogy
Families who celebrate a baptism or a communion ; family celebrations ; goods for family celebrations
People who follow watches and watchmaking ; watches
Couples who plan their wedding ; weddings ; wedding goods
People who look for a gift ; gifts
People who decorate for Christmas ; Christmas decorations
People who give a party or plan a celebration ; celebrations ; party goods
People who build or upgrade computers ; computers ; computers and parts
People who follow Apple and its devices ; Apple products
People who buy music and films on disc ; music and films
People who dress up and celebrate ; costumes
People who furnish and decorate a home ; furniture and home decor
People who renovate their home ; home improvement ; tools and building materials
Interior designers and 3D artists ; 3D models and design assets
Women who follow fashion and beauty ; women’s fashion and beauty
People who follow fashion ; fashion
People who care for skin and hair ; cosmetics and skin care
People who want to get fit ; fitness
People who look for medical information ; health ; health products
People who want to act on the climate ; climate
Savers and investors ; finance and investing
Households that buy groceries ; groceries
`;

/** The subject of a field, and its goods if different, by the group that the field interests; other groups name no field. */
export const fieldNouns: readonly { readonly people: string; readonly noun: string; readonly goods: string }[] = rowsOf(
  table,
).map(([people = '', noun = '', goods = noun]) => ({ people, noun, goods: goods === '-' ? '' : goods }));
