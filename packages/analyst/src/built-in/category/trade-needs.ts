/** noun ; wants ; worry */
export const tradeNeeds = `
cheese ; Find cheeses with character for a board, a fondue or a gift ; Does not know how much to order, and whether cheese arrives cool
olive oil and delicacies ; Find oils and delicacies that taste of the place they come from ; Does not know which of many bottles is worth its price
tea and coffee ; Find a coffee or tea to look forward to each morning ; Does not know which roast or leaf suits the taste and the machine at home
wine ; Taste the wines where they grow and take some home ; Does not know which of the wines suits the taste and when the cellar is open
wine by mail ; Find bottles that suit a meal and a budget without knowing every region ; Does not know which of hundreds of bottles will taste good
beer and spirits ; Taste something that the large brands do not make ; Does not know which style suits the taste, and where bottles are sold
houseplants ; Have a plant that thrives in the light and the time they have ; Does not know how much light and water it takes, and fears that it dies
flowers and plants ; Send flowers that look as in the picture, on the right day ; Does not know how fresh the flowers arrive and how long plants live at home
books ; Find the next book to read or to give ; Does not know which of many new titles is worth the evening
music and films ; Own a recording that no streaming service takes away ; Fears that another edition or pressing arrives than the one that was meant
musical instruments ; Find an instrument that sounds right and suits the level ; Does not know which instrument suits a beginner and keeps its value
health and baby products ; Restock what the household uses without a trip to the store ; Does not know which product is gentle and safe for the family
cosmetics and skin care ; Find a product that suits the skin and keeps its promise ; Does not know whether the skin tolerates a product before trying it
perfume ; Find a scent that suits the person and is genuine ; Does not know how a scent smells on the skin, and whether the bottle is real
costumes ; Dress up for the date without sewing ; Does not know whether the costume fits and arrives before the party
party goods ; Get all for the party in one motif and in time ; Does not know how many pieces are needed and whether they come in time
calendars ; Plan the year, or give something that hangs all year ; Does not know which size and layout fit the wall or the desk
Christmas decorations ; Make the home festive for years with one purchase ; Does not know how full and real a tree looks outside the photo
printed T-shirts ; Wear a joke, a band or a cause ; Does not know how the print and the shirt hold up in the wash
clothing ; Look good in something that fits and lasts ; Does not know whether size and cut fit before the parcel comes
shoes ; Find a pair that looks good and does not hurt ; Does not know how the pair falls in size before walking in it
jewelry and watches ; Find a piece that marks the day and lasts a lifetime ; Does not know whether stone, metal and ring size are right
furniture and home decor ; Furnish a room with pieces that fit and last ; Does not know how color, size and comfort turn out in the room
electronics ; Get the right device at a fair price with a warranty that holds ; Does not know which model is enough and whether it is a good time to buy
bicycles ; Find a bike that fits the body, the way and the budget ; Does not know which frame size and type suit, and who repairs it
sports and outdoor gear ; Get gear that holds up on the trail, the slope or the field ; Does not know which gear suits the level and the weather
beads and jewelry supplies ; Find beads and findings that match in color and size ; Does not know the true color and size of a bead from a photo
toys and hobby supplies ; Find a toy or project that keeps hands busy for long ; Does not know which set suits the age or the skill
pet supplies ; Feed and keep the animal well without carrying heavy bags ; Does not know which food agrees with the animal's age and stomach
tires ; Get the right size fitted before the season or the inspection ; Does not know which brand is good enough and who fits it
light bulbs and lighting ; Light a room well with lamps that fit the socket and the style ; Does not know which brightness and color of light suit the room
leather goods ; Own a piece that gets better with the years ; Does not know how real and thick the leather is and whether the size fits
car parts ; Get the part that fits this car, quickly and for less than at the dealer ; Does not know whether a part fits the model and the year
website themes ; Launch a good-looking site without a designer ; Does not know whether the theme stays fast, safe and updated
3D models and design assets ; Finish a design today with parts made by others ; Does not know whether the license covers the client's use
car accessories ; Protect the car and make it more comfortable ; Does not know whether the product fits the model and the year
art and prints ; Fill a wall or give something that no one else has ; Does not know how size and colors will look on the wall
building materials and tools ; Get material and tools for the job in the right amount ; Does not know how much material the job needs and which one suits the wall or floor
general merchandise ; Find anything from many sellers at one checkout ; Does not know whether a seller is honest and who is liable when goods fail
handmade goods ; Find a piece made by hand that no chain sells ; Does not know whether a piece is made by hand or bought in
industrial goods ; Find a supplier that meets the drawing, the date and the norm ; Does not know capacity, tolerances and references before asking
`;
