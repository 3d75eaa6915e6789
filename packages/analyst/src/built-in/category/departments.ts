import { rowsOf } from '../read/wording.ts';

/** A department of a general shop ; the fields of the category tables in it */
const table = `
clothing ; costumes | children's clothing | bags and luggage | hats and caps | ties and men's accessories | wedding dresses | lingerie and swimwear | workwear and uniforms | used and vintage goods
health and baby products ; vitamins and supplements | CBD | hearing aids and batteries | mobility and care aids | glasses and contact lenses | strollers and child seats | adult goods
cosmetics and skin care ; wigs and hair extensions | handmade soap and natural cosmetics | essential oils and scents | shaving goods | supplies for salons | tattoo and piercing supplies
olive oil and delicacies ; meat | fish and seafood | nuts and dried fruit | spices and herbs | sweets and candy | chocolate | organic food | groceries | foods from abroad | meal kits and ready meals | cakes to order | cheese
wine by mail ; whisky and spirits | cigars and tobacco | vapes and e-liquids
furniture and home decor ; kitchenware | knives | beds and mattresses | carpets and rugs | curtains and blinds | fitted kitchens | candles | clocks | antiques | mid-century and vintage design | Christmas decorations
building materials and tools ; bathroom fittings | wallpaper and paint | stoves and fireplaces | pools and spas | windows and doors to measure | heating and sanitary supplies | solar kits and batteries | water filters | safes and locks | surveillance cameras and alarms | awnings and garden roofs | fence panels and gates | cleaning supplies
flowers and plants ; houseplants | garden supplies | seeds and young plants | cannabis seeds and growing supplies | grills and barbecues | beekeeping supplies
electronics ; household appliances | spare parts for appliances | air conditioners and fans | phone and tablet accessories | ink and printers | software licenses | refurbished computers and phones | cameras and optics | hi-fi and audio | games for PC and consoles
sports and outdoor gear ; fishing tackle | hunting and shooting | archery | diving gear | surf and water sports | skis and snowboards | golf gear | riding gear | martial arts gear | team sports gear | fitness equipment | camping and camper supplies | boat and sailing supplies
bicycles ; electric scooters and e-bikes
car parts ; motorcycle gear
toys and hobby supplies ; model railways and models | board games | trading card games | collectibles | fabrics and sewing | yarn and knitting | art supplies | coins and stamps
pet supplies ; aquariums
art and prints ; gifts and personalized goods | print products | stickers, labels and signs | promotional goods | flags and banners | office and school supplies | packaging supplies | church and religious goods | crystals and spiritual goods | urns and gravestones
`;

const departments: ReadonlyMap<string, string> = new Map(
  rowsOf(table).flatMap(([department = '', shelves = '']) =>
    shelves.split('|').map((shelf): [string, string] => [shelf.trim(), department]),
  ),
);

/** The department of a field: hats belong to clothing. A field in none is its own department. */
export const departmentOf = (noun: string): string => departments.get(noun) ?? noun;
