/** What buyers of business software come for and fear: noun ; wants ; worry */
export const businessSoftwareNeeds = `
medical practice software ; Keep patient files, appointments and billing in one system ; Does not know whether old patient files come over complete
church management software ; Keep track of members, giving, groups and volunteers in one place ; Fears that volunteers at the desk find it too hard to use
construction management software ; Keep plans, schedule, costs and photos of each site in one place ; Fears that crews and subcontractors will not use it on site
law practice software ; Keep matters, deadlines, hours and invoices together ; Fears a missed deadline or a leak of clients' files during the change
donor management software ; See who gave what and when, and thank and ask them in time ; Fears that the list of donors gets lost or doubled when it is imported
membership and club software ; Collect dues and keep the member list without spreadsheets ; Fears that the next treasurer cannot work with it
real-estate agency software ; Publish listings on all portals and follow up each inquiry ; Fears that inquiries from the portals get lost or arrive late
fleet management ; See where vehicles are, what they burn and when service is due ; Fears that drivers feel watched and that hardware ties them to one contract
warehouse and logistics software ; Pick, pack and ship more orders with fewer mistakes ; Fears that orders stand still in the week of the change
route planning ; Plan stops so that drivers visit more customers in a day ; Does not know whether planned times hold in real traffic
payroll ; Pay people correctly and on time, with all filings done ; Fears a fine for a wrong or late filing
point of sale ; Ring up sales, take cards and see the stock at a glance ; Fears a line at the till when the network is down
inventory management ; Know what is in stock, where it is, and when to order more ; Fears that counts drift from what is on the shelf
electronic signatures ; Get contracts signed today, without paper ; Does not know whether such a signature holds in court
document management ; Find each paper in seconds and keep it as long as the law asks ; Fears that scans are not accepted by tax auditors
backup ; Get all files back after a crash, a theft or an attack ; Does not know whether a restore works until the day it is needed
antivirus software ; Stay free of viruses, theft of data and fake sites ; Fears a slow computer and renewals at a higher price
e-mail hosting ; Send and get mail under the own domain, without ads or spam ; Fears that mail ends up in the spam folders of customers
text message marketing ; Reach customers on the phone within minutes ; Does not know which consent the law asks for
low-code development ; Build an app for the own process without programmers ; Fears being locked in when the app outgrows the tool
workflow automation ; Let routine steps between programs run without anyone typing ; Fears that a flow breaks unnoticed
business intelligence ; See the figures of all systems in one current dashboard ; Fears figures that do not agree with those of finance
data integration ; Bring the data of all tools into one warehouse, fresh and complete ; Fears that a source changes and reports are silently wrong
live chat ; Answer visitors while they are still on the page ; Fears that no one is there to answer at night
podcast hosting ; Put episodes into all podcast apps and see who listens ; Does not know how a show with few listeners earns money
video hosting and streaming ; Show videos without ads, in the own design and to the right people ; Does not know what traffic costs when a video takes off
video editing ; Turn raw footage into a finished clip without training ; Fears watermarks and long exports at the end of the work
business management and ERP ; Run orders, stock, purchasing and books in one system ; Fears a project that runs over time and budget
field service software ; Plan jobs, send crews and invoice on the day of the work ; Fears that technicians will not fill in anything on the phone
event management software ; Handle registration, program and badges without lists by hand ; Fears a failure at the entrance on the morning of the event
gym and studio software ; Sell memberships and classes and collect dues without chasing ; Fears that members' payments fail when the system changes
salon and spa software ; Fill the calendar and get fewer no-shows ; Fears losing the client list to a booking portal
expense management ; Have each receipt in the books without paper ; Fears that staff still hand in receipts at the end of the month
compliance and risk software ; Prove to auditors that all rules are followed ; Does not know which of the many rules apply to the own firm
digital signage ; Change what all screens show from one desk ; Fears black screens that no one notices
reviews and reputation ; Get more good reviews and hear of bad ones at once ; Fears one bad review at the top of the search results
whiteboards and presentations ; Get an idea across to a group, in one room or apart ; Fears that guests need an account to take part
shipping software ; Print labels and compare carriers from one screen ; Fears parcels that get lost while customers complain
advertising technology ; Get more sales for each dollar of advertising ; Fears paying for clicks of robots
remote access and IT management ; Fix computers without driving to them ; Fears that an attacker gets in through the same tool
CAD and engineering software ; Draw and test a part before it is made ; Fears that files do not open at customers and suppliers
farm management software ; Keep fields, inputs and records for subsidies in order ; Does not know whether data of the machines can be read
business phone systems ; Be reachable under one number, at the desk and on the road ; Fears dropped calls and losing the old number
transcription and speech ; Turn hours of speech into text, or text into a voice ; Fears wrong names and private recordings on foreign servers
AI images ; Get a picture for a post or a product in a minute ; Does not know who owns the picture and whether it may be sold
PDF tools ; Change, join or shrink a PDF right now ; Does not know what happens to a private document after the upload
short links and QR codes ; Make a link that fits on a poster and see how often it is used ; Fears that printed codes stop working when the plan ends
resume builders ; Have a resume that looks right and passes the filters of employers ; Fears paying at the last step, when the resume is done
subscription billing ; Charge customers each month without errors or chasing ; Fears that cards fail and customers drop out unnoticed
customer feedback and product management ; Know what customers want before building it ; Fears that those who answer are not typical
identity verification ; Know within seconds that a new customer is real ; Fears that honest customers give up during the check
web analytics ; See where visitors come from and what they do, within the law ; Fears a cookie banner that hides half of the visits
product analytics ; See where users give up and which feature keeps them ; Fears weeks of tagging before the first answer
e-mail marketing ; Send mail that arrives, gets opened and sells ; Fears the spam folder and a bill that grows with the list
invoicing and accounting ; Write invoices, get paid sooner and have the books ready for taxes ; Fears that the tax office rejects the format or a number
customer relationship management ; Know which deals are open and what to do next ; Fears that the sales team will not keep it up to date
help desk and customer support ; Answer all customers from one inbox, none twice and none forgotten ; Fears that old tickets are lost in the change
project management ; See who does what by when ; Fears that half of the team goes on working by e-mail
time tracking ; Know how many hours to bill and to whom ; Fears that the team feels watched
scheduling and booking ; Let customers book a free time without a call ; Fears double bookings and no-shows
online shop systems ; Open a shop that sells soon and grows with the orders ; Fears losing the ranking and the orders of the old shop in the move
website builders ; Have a decent site by the weekend without a programmer ; Fears being stuck with the builder when the site grows
design tools ; Make a design that looks professional without a studio ; Does not know which fonts and pictures may be used for business
forms and surveys ; Ask many people and get answers that can be counted ; Fears that few people answer to the end
social media management ; Plan posts for all networks in one hour a week ; Fears that a network cuts off the access of the tool
search engine optimization tools ; See which searches bring visitors and how to rise ; Does not know whether the estimates are right
video conferencing ; Meet people apart with a picture and sound that hold ; Fears guests who cannot get in
team chat ; Reach the right colleagues at once without long mail ; Fears that important things drown in chatter
VPN services ; Surf without being watched, or as if from another country ; Does not know whether the provider keeps logs
chatbots and AI assistants ; Get texts and answers in seconds that can be used as they are ; Fears invented facts and company data in foreign models
translation ; Publish in further languages without a second team ; Fears mistakes that only native speakers notice
school and learning platforms ; Run lessons, tasks and grades in one place ; Fears that teachers and parents cannot find their way
human resources software ; Keep files, leave and hiring of all staff in one place ; Fears that salaries or files get into the wrong hands
property and hotel software ; Fill rooms on all portals without double bookings ; Fears two guests for the same night
repair shop software ; Know which repair is where, and tell customers when it is ready ; Fears that mechanics stop working to type
restaurant software ; Take orders, tables and payments without a jam at noon ; Fears that the system fails on a full evening
application hardening ; Keep attackers from copying or changing the app ; Fears that protection slows the app or breaks the next release
application security ; Find the holes before attackers do ; Fears long lists of findings that no one can work off
3D and visual effects software ; Make images that look real, on time for the deadline ; Does not know whether it fits into the other tools of the studio
crowdfunding ; Raise the money for a project from many people ; Fears a campaign that ends below its goal in public
case management software ; See the whole story of each client and report to funders ; Fears double entry in the system of the funder
file sharing and storage ; Send or keep large files and find them on each device ; Fears that outsiders can open private files
`;
