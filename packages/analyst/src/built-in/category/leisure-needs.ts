/** noun ; wants ; worry */
export const leisureNeeds = `
fishing tackle ; Get tackle that suits the water and the fish ; Does not know which bait and line work on the water nearby
hunting and shooting ; Get gear and arms that suit the license and the game ; Does not know which papers a purchase takes
archery ; Find a bow that fits draw length and strength ; Does not know which draw weight suits the body
diving gear ; Dive with gear that fits and can be trusted ; Does not know whether gear fits and who services the regulator
surf and water sports ; Get on the water with a board that suits weight and skill ; Does not know which size and volume suit the level
skis and snowboards ; Ski with equipment that fits feet, slope and level ; Does not know which length and boot fit without an expert
golf gear ; Play better with clubs that fit the swing ; Does not know which shaft and length suit the swing
riding gear ; Ride safely in gear that fits horse and rider ; Does not know whether a saddle fits the horse's back
martial arts gear ; Train and fight in gear that protects and meets the rules ; Does not know which size and weight the rules ask for
team sports gear ; Play in, or show the colors of, the right team ; Does not know whether a jersey is genuine and how it fits
fitness equipment ; Train at home or equip a gym with machines that last ; Does not know how much room, noise and assembly a machine takes
aquariums ; Keep fish healthy and the water clear ; Does not know which fish get along and how much care they need
model railways and models ; Build or complete a layout or a collection ; Does not know whether parts fit gauge, epoch and control
board games ; Find a game for the evening that suits the group ; Does not know whether a game is too long or too hard for the group
trading card games ; Complete a deck or collection, or sell cards that are left ; Does not know whether a card is genuine and in the state shown
games for PC and consoles ; Get a game for less, or one that is no longer sold ; Does not know whether a key or a used disc works
collectibles ; Complete a collection with genuine pieces ; Does not know whether a figure is genuine and in the state shown
coins and stamps ; Find a missing piece, or sell what was inherited ; Does not know whether a piece is genuine and what it is worth
fabrics and sewing ; Sew something that no one else wears ; Does not know color and feel of a fabric before it is cut
yarn and knitting ; Knit something soft in colors that match ; Does not know how much yarn a pattern takes and whether the dye lot matches
art supplies ; Find paint and paper good enough for the work ; Does not know which quality is worth its price for the level
office and school supplies ; Get all on the list in one order ; Does not know whether all on the list is in stock and fits what was asked
phone and tablet accessories ; Protect, charge or repair a phone ; Does not know whether the part fits the exact model
ink and printers ; Print again today for less than the maker's ink costs ; Does not know whether a printer accepts the cartridge
software licenses ; Get software that activates now, at a lower price ; Does not know whether a cheap key is legal and lasts
refurbished computers and phones ; Get a device that works like new for half the price ; Does not know the state of battery and casing, and how long updates come
cameras and optics ; Choose a camera or glass that fits the use for years ; Does not know which model is enough and how a used one was treated
hi-fi and audio ; Hear music at home as it was meant to sound ; Does not know how speakers sound in the room at home
motorcycle gear ; Ride in gear that protects and fits ; Does not know how helmet and suit fit without trying
electric scooters and e-bikes ; Get to work without a car, parking or sweat ; Does not know how far the battery goes and who repairs it
boat and sailing supplies ; Get the boat ready and safe for the season ; Does not know which part fits and meets the rules at sea
camping and camper supplies ; Spend nights outdoors dry and with little weight or fuss ; Does not know which gear fits the vehicle or the weather
gifts and personalized goods ; Give something that shows a thought, in time ; Does not know whether it arrives before the day and looks as shown
print products ; Get print that looks as on the screen, on the date ; Does not know whether the file is right before it is printed
stickers, labels and signs ; Mark goods, rooms or a name with something that sticks ; Does not know which material holds outdoors, in the fridge or on a bottle
promotional goods ; Hand out something that people keep and that shows the logo ; Does not know how the logo looks on the item and whether it comes in time
packaging supplies ; Ship goods safely in a box that fits ; Does not know which size and strength the carrier accepts
flags and banners ; Show colors that last in wind and sun ; Does not know which fabric and size suit the pole and the wind
workwear and uniforms ; Dress a team so that it is safe and looks like one ; Does not know how sizes fall and how clothes survive industrial washing
used and vintage goods ; Find something with character for little money ; Does not know size, state and smell before trying it
`;
