/** What users of apps, games, tools for developers and free software come for and fear: noun ; wants ; worry */
export const consumerSoftwareNeeds = `
photo editing ; Make a photo look good before posting it ; Fears a watermark or a yearly plan that starts after three days
music making ; Turn an idea into a track or practice without a studio ; Does not know whether it works with the keyboard, microphone and plugins at hand
weather alerts and radar ; Know whether it will rain here in the next hours ; Does not know which forecast to trust
meditation and sleep ; Fall asleep sooner or calm down in ten minutes ; Doubts that it helps after the first week
workouts and calories ; Follow a plan that fits the own level and see progress ; Fears giving up after two weeks while the plan goes on
budgeting ; See where the money goes before the month is over ; Fears giving an app access to the bank account
dating ; Meet someone who is real and wants the same ; Fears fake profiles and paying for messages to no one
translation on the go ; Understand and be understood abroad, also without a network ; Does not know whether the translation says what was meant
language learning ; Speak enough for a trip, a job or the family within months ; Doubts that an app alone leads to speaking
learning for children ; Let a child learn something useful at the screen ; Fears advertising, purchases by mistake and too much screen time
studying and flashcards ; Remember the material until the exam ; Fears making cards for hours instead of learning
meal planning ; Know what to cook this week and what to buy for it ; Fears losing recipes that were collected over years
calendars and e-mail ; Keep all dates and mail of work and home in one place ; Fears that another company reads private mail
reading and audiobooks ; Read or listen anywhere and keep the place on each device ; Fears losing books that were paid for when the shop closes
navigation and trails ; Find the way, also where there is no network ; Does not know whether the path exists and is open
screen recording ; Show on a video what is hard to write ; Does not know who can see the video after it is sent
ad and tracker blockers ; Read pages without ads and without being followed ; Does not know whether the blocker itself sells data
parental control ; See and limit what a child does on the phone ; Fears that the child finds a way around it
pregnancy and cycle tracking ; Know which day it is and what is normal now ; Fears that health data get into the wrong hands
messaging ; Write and call without cost and without strangers listening in ; Does not know whether friends will move too
cleaning and system tools ; Get a fast device back, or files that were lost ; Fears that the program itself is malware or deletes too much
link previews and web scraping ; Get clean data from pages without running browsers ; Fears blocks by sites and doubts about what is allowed
web hosting ; Have a site that is fast and never down, at a clear price ; Fears downtime and a renewal at double the price
monitoring and logging ; Hear of an outage before customers do ; Fears alarms at night for nothing and a bill that grows with the logs
continuous integration ; Ship each change tested and without work by hand ; Fears builds that take half an hour or fail at random
maps and geocoding ; Show places and routes in the own product ; Fears a bill that jumps when traffic grows
payment interfaces ; Take or pay out money from the own code within days ; Fears frozen payouts and weeks of review
headless content management ; Let editors work while developers choose the technique ; Fears that editors cannot preview what they write
feature flags and experiments ; Switch a feature on for a few users first, and off at once ; Fears old flags all over the code
push notifications ; Bring users back with a message that reaches them ; Fears that users turn all messages off
transactional e-mail ; Have receipts and password mails arrive in seconds ; Fears landing in spam because of other senders
authentication ; Have a safe login without building it ; Fears an outage that locks all users out
managed databases and backends ; Store data of an app without running servers ; Fears lock-in and a sudden bill
cloud computing ; Run software on servers that grow with it ; Fears an unclear bill and an outage that stops the business
content delivery and edge networks ; Serve pages fast everywhere and survive attacks ; Does not know what traffic in far regions costs
AI models and interfaces ; Add a model to the own product without running graphics cards ; Fears that a model is withdrawn or answers differently next month
code hosting and review ; Keep code, reviews and releases of a team in one place ; Fears losing history and access in a move
software testing ; Find faults before users do, on each device that counts ; Fears tests that fail without a fault
data feeds and market data ; Get current figures into the own program ; Does not know whether the data may be shown to own customers
notes and knowledge bases ; Write an idea down and find it again in a year ; Fears that notes are locked in or lost
writing apps ; Write every day without being distracted ; Fears losing pages and not being able to export them
habit tracking ; Keep a habit up, or stop one, and see the days add up ; Fears breaking the chain and giving up
to-do lists ; Have everything off the mind and in a list ; Fears that the list grows and nothing gets done
password managers ; Have a strong password everywhere and remember only one ; Fears that one break-in opens all accounts
BitTorrent clients ; Download large files fast and without waste of bandwidth ; Fears malware in installers and letters from lawyers
media players ; Play any file at once, without looking for codecs ; Fears bundled advertising programs
text editors and IDEs ; Write code without the tool getting in the way ; Does not know whether the usual extensions and keys exist
JavaScript libraries ; Use tested code instead of writing and maintaining the same functions ; Fears that the library is given up in two years
web frameworks ; Build a site or app on a base that others know ; Fears an upgrade that breaks half of the code
Python libraries ; Get a task done in a few lines of Python ; Does not know whether it works with the own version and is kept up
programming languages ; Write software that is fast, safe or easy to read ; Fears too few libraries and jobs
static site generators ; Publish a fast site from plain files ; Fears that no one else can edit the site
databases ; Store and find data fast, and never lose it ; Fears a migration that stops the business
operating systems ; Have a computer that does what its owner wants, at no cost ; Does not know whether the printer and the graphics card will work
web browsers ; Surf fast and without being followed ; Fears that some sites will not work
desktop environments ; Have a desktop that is fast and looks as wanted ; Does not know whether programs and screens work with it
content management systems ; Run a site that others can edit, without fees for a license ; Fears break-ins through old plugins and updates that break the site
PHP libraries ; Add a function to a PHP site with one package ; Does not know which version of PHP and of the framework it needs
Java libraries ; Solve a standard problem in code that companies accept ; Fears security holes in what it pulls in
Ruby libraries ; Add a feature to a Rails app in an afternoon ; Fears that the gem does not follow the next version of Rails
Rust and Go libraries ; Build a fast service on code that does not leak memory ; Fears that the interface changes before version one
C and C++ libraries ; Use tested code on each platform, with few dependencies ; Does not know whether the license allows use in a closed product
.NET libraries ; Save days of work in a .NET project ; Fears that a free package turns into a paid one
game engines ; Build a game without writing the engine ; Fears fees or rules that change before the release
machine learning libraries ; Train or run a model with little code ; Does not know which graphics card and versions it needs
build and package tools ; Get builds that are fast and the same on each machine ; Fears days of configuration in the move
containers and infrastructure tools ; Run and change many servers safely ; Fears complexity that only one colleague understands
home automation ; Have lights, heat and devices of all makers in one app ; Does not know whether a device works without the cloud of its maker
charts and maps for the web ; Show data so that users understand them ; Fears slow charts with many points
emulators ; Play old games on a new device ; Does not know which games run and what is legal
office and publishing software ; Write, count and publish without paying for Office ; Fears that files look different at the recipient
graphics and audio software ; Edit pictures or sound like professionals, without a subscription ; Fears a steep start without a teacher
scientific software ; Get results that reviewers accept and others can repeat ; Does not know which version a result depends on
icons and fonts ; Give a site clear icons or letters that are free to use ; Does not know whether the license covers an app or a logo
privacy and encryption tools ; Keep files and messages from others' eyes ; Fears that a lost password loses everything
WordPress plugins ; Add a function to a site without a programmer ; Fears that an update breaks the site or slows it
programming tutorials ; Understand a command and see an example that runs ; Does not know whether the lesson fits the current version
puzzle games ; Pass ten minutes with something to solve ; Fears ads between the rounds
chess and board games ; Find an opponent of the own strength at any hour ; Fears cheats and people who leave a lost game
video games ; Dive into a world that is worth the evenings ; Does not know whether it runs on the own machine
free browser games ; Play at once, without an installation or a fee ; Fears ads, trackers and what children may see
idle and simulation games ; Build something up a little each day ; Fears that progress stops without paying
racing and sports games ; Compete with real teams, cars or planes ; Fears servers that close when the next edition comes out
quizzes and trivia ; Test what one knows and beat friends ; Fears questions that repeat or are wrong
solitaire and card games ; Play a round of a known game right now ; Fears ads and a game that cannot be won
tabletop role-playing games ; Spend evenings with friends in their own story ; Does not know whether the group can learn the rules in one evening
`;
