/** noun ; wants ; worry */
export const healthNeeds = `
dental care ; Have a toothache treated soon, or teeth checked and cleaned ; Fears pain, and does not know what the treatment will cost in the end
orthodontics ; Get straight teeth without fixed braces in sight for years ; Does not know how long it takes, and how much insurance leaves to pay
physiotherapy ; Move without pain again after an injury, surgery or years at a desk ; Does not know how many sessions it takes and whether the insurer pays for all of them
psychotherapy and counseling ; Talk to someone qualified about anxiety, grief or a relationship, and soon ; Fears not getting along with the therapist, and does not know how long the wait is
osteopathy and chiropractic care ; Get rid of back or neck pain without drugs or surgery ; Does not know whether treatment is safe for the complaint and how many visits it takes
speech and occupational therapy ; Help a child to speak and learn like others, or regain speech and movement after a stroke ; Does not know whether a child will grow out of it, and fears starting too late
naturopathy and acupuncture ; Find relief for a chronic complaint after doctors could not help ; Does not know whether the method works and who pays for it
family medicine ; See a doctor today or tomorrow about a cough, a rash or a prescription ; Does not know whether new patients are accepted and how long the wait is
eye medicine ; Know what is wrong with the eyes, and see well again with or without glasses ; Fears an operation on the eye, and what happens if it goes wrong
eyeglasses and contact lenses ; Find glasses that suit the face, with lenses that fit the eyes ; Does not know what the lenses add to the price of a frame
dermatology ; Have a rash, acne or a changed mole looked at and treated ; Fears skin cancer, and does not know how long the wait for an appointment is
gynecology ; Find a doctor to trust for checkups, contraception, pregnancy and menopause ; Does not know whether new patients are accepted and whether a woman treats them
midwifery ; Be looked after by one person before, during and after the birth ; Does not know whether a midwife is still free around the due date
pediatrics ; Have a sick child seen on the same day, and checkups and shots on time ; Does not know whether a fever is an emergency
orthopedics ; Walk, work and do sports again without pain, if possible without surgery ; Does not know whether an operation is needed and how long recovery takes
cardiology ; Know whether the heart is healthy, and what to do if not ; Fears a heart attack, and does not know how soon there is an appointment
plastic surgery ; Look the way they feel, with a result that seems natural ; Fears complications and a result that others notice
aesthetic medicine ; Smooth wrinkles or remove hair with a natural look and little downtime ; Fears a frozen face, and does not know how trained the injector is
hair transplants ; Have a full hairline again that looks grown ; Does not know how many grafts are needed and who really does the operation
fertility treatment ; Have a child at last after months or years of trying ; Fears that it fails again, and does not know what all cycles cost together
veterinary care ; Get a sick pet well, and know at once whether it is an emergency ; Fears for the animal, and does not know what the bill will be
hospital care ; Find the right department, its doctors and the way to an appointment ; Fears infections, long waits and being a number
home care ; Keep a parent safe and cared for at home ; Fears strangers in the parent's home and faces that change each week
senior living ; Find a place where a parent is safe, well cared for and not alone ; Feels guilty about the move, and does not know what will be left to pay each month
hearing aids ; Follow a talk in company again without asking twice ; Does not want to look old, and does not know what insurance pays
pharmacies ; Pick up a prescription without a second trip, and ask a question ; Does not know whether the drug is in stock and whether the pharmacy is open
addiction treatment ; Stop drinking or using drugs, with help that lasts after the stay ; Is ashamed, and fears that employer and friends learn of it
medical imaging and laboratories ; Get a scan or test soon, and the result without a second trip ; Fears a bad result, and does not know when the doctor has it
foot care ; Walk without pain, and have nails and skin of the feet looked after ; Does not know whether insurance pays for the visit
nutrition counseling ; Lose weight or live with an illness on food that still tastes good ; Has failed with diets before, and fears strict rules
gym training ; Get fitter or lose weight with a routine that they keep up ; Fears a long contract, full rooms in the evening and being watched
personal training ; Reach a goal with a plan made for them, and someone who keeps them at it ; Does not know whether the price an hour pays off and whether they will stick with it
yoga and Pilates ; Feel calmer and more supple after a class that suits their level ; Does not know whether a beginner can keep up and what to bring
martial arts ; Grow fit and confident, and be able to defend oneself ; Fears injuries and a rough tone, and does not know whether beginners are welcome
climbing halls ; Climb after work or on a rainy day, alone or with friends ; Does not know whether a beginner needs a course or a partner
hairdressing ; Leave with a cut and color that suit them and are easy to keep ; Fears a cut that was not meant, and a bill above the listed price
barbering ; Get a clean fade and beard on the way home, without a long wait ; Does not know how long the line is and which barber is in
beauty treatments ; Have skin, brows and lashes look cared for, with an hour of calm ; Does not know which treatment suits the skin, and fears being sold products
nail care ; Have nails that last for weeks and look as in the picture ; Fears damaged nails and tools that were not cleaned
massage ; Lose tension in back and shoulders, and be quiet for an hour ; Does not know which massage suits, and feels uneasy with a stranger
spas and thermal baths ; Leave everyday life behind for a day in warm water and quiet ; Fears crowds, and does not know what to bring and whether swimwear is worn
tattoos and piercings ; Find an artist whose style fits the idea, and a clean studio ; Fears pain, infection and a design that they will regret
`;
