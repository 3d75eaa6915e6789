/** noun ; wants ; worry */
export const bodyNeeds = `
glasses and contact lenses ; Get a pair that suits the face and corrects the sight ; Does not know whether frame and lenses will fit without trying them on
sunglasses ; Wear a pair that suits the face and shields the eyes ; Does not know whether the frame suits the face, and whether it can be returned
hearing aids and batteries ; Follow a conversation again without a device that shows ; Does not know which device helps and what insurance pays
mobility and care aids ; Stay safe and independent at home ; Does not know which aid fits the home and who pays for it
children's clothing ; Find clothes that survive play and washing ; Does not know which size fits next month
strollers and child seats ; Choose a stroller or seat that is safe and fits the car ; Does not know which seat fits the car and the child
adult goods ; Choose in private and get a parcel that tells nothing ; Does not know whether the material is safe and the parcel discreet
wigs and hair extensions ; Find hair that looks real and fits the head ; Does not know whether color and cap will match, and how long the hair lasts
handmade soap and natural cosmetics ; Care for sensitive skin with ingredients they can read ; Does not know whether the product suits the skin and how long it keeps
essential oils and scents ; Find an oil for sleep, mood or the scent of a room ; Does not know whether an oil is pure, and safe with children or pets
crystals and spiritual goods ; Find a stone or tool for a wish or a practice ; Does not know whether a stone is real and what it is said to do
shaving goods ; Get a close shave without irritation or waste ; Does not know which razor and blade suit a beginner
supplies for salons ; Restock color, tools and furniture without closing for a day ; Does not know whether a color or device works as its maker says before buying it
tattoo and piercing supplies ; Get sterile material and inks that the law allows ; Does not know which inks still meet the rules
bags and luggage ; Find a bag that lasts and fits the cabin or the laptop ; Does not know whether a bag meets the size limits and survives the trip
hats and caps ; Find a hat that fits the head and the occasion ; Does not know which size and shape suit the face
ties and men's accessories ; Find the color that matches a suit or the wedding party ; Does not know whether colors match those of the dresses or the suit
wedding dresses ; Find the dress that feels right, in time for the day ; Does not know how long ordering and alterations take and cost
lingerie and swimwear ; Find a piece that fits, flatters and lasts ; Does not know which size fits with this brand
`;
