/** noun ; wants ; worry */
export const officesNeeds = `
architecture ; Get a house that suits the lot, the budget and how they live ; Fears costs that grow after the first sketch, and does not know what the fee covers
engineering services ; Get plans and proofs that the authority accepts the first time ; Does not know whether the office has free staff before the deadline
land surveying ; Know where the boundary runs, with a plan that offices accept ; Does not know how long it takes until the plan is official
notarial services ; Have a purchase, a will or a company put into valid form ; Does not know which papers to bring and what the fees will be
patent and trademark law ; Protect a brand or invention before others copy it ; Does not know whether the idea is new, and what protection costs in all countries
family law ; Separate without losing the children or the house ; Fears a long fight, and does not know who pays for lawyer and court
criminal defense ; Avoid prison, a record or the loss of the license ; Is afraid, and does not know what to say to the police
injury law ; Have bills and lost wages paid by the one at fault ; Does not know what the case is worth and what the lawyer keeps of it
immigration law ; Get a visa or the right to stay, without an error that costs years ; Fears a refusal, and does not know how long the decision takes
employment law ; Keep the job or get fair severance ; Does not know how many days there are to act and whether it is worth it
estates and wills ; Make sure that the family inherits without a fight and with little tax ; Does not like to think of it, and fears family quarrels
property law ; Buy, let or leave a home without a costly mistake ; Does not know whether the contract hides a risk, and the deadline is near
audit ; Get an audit opinion in time that bank and authority trust ; Does not know whether the firm has staff when the books close
bookkeeping and payroll ; Have books and wages done right each month without weekends of paper ; Fears mistakes that cost penalties, and giving others a look into the bank account
expert appraisals ; Get a value or a cause in writing that court, tax office or insurer accepts ; Does not know whether the other side will accept the report
life and business coaching ; Find out what to change in work or life, and do it ; Does not know whether coaching works and how it differs from talk with a friend
IT and internet law ; Get contracts, terms and data rules right before a warning or fine comes ; Does not know which rules apply abroad and what a breach would cost
legal advice ; Know the chances and the cost before going to court ; Fears an open bill by the hour, and does not know which lawyer fits the case
tax advice and accounting ; File on time and pay no more tax than needed ; Fears a letter from the tax office, and what the advice itself costs
graphic design and branding ; Get a look that customers recognize and that works from card to truck ; Does not know what a brand costs and how many drafts are included
search marketing ; Be found before competitors by people who are ready to buy ; Has paid for promises before, and cannot judge what the agency does
public relations ; Be in the papers and podcasts that customers trust ; Does not know beforehand whether any article will appear
video production ; Get a film that explains or sells, for a set budget and date ; Does not know what a minute of film costs and what is in it
software development ; Get software that does what staff need, within the budget ; Fears a project that never ends, and code that no one else can maintain
IT services ; Have computers and network that simply work, and someone who answers at once ; Fears an attack or an outage, and depends on one person who knows it all
event planning ; Have a day that guests talk about, without doing the work ; Fears that something fails before bosses and customers
trade show stands ; Have a stand that draws visitors and is ready when the fair opens ; Fears costs for power, transport and labor that come after the offer
market research ; Know what customers want before money is spent on it ; Does not know whether the sample stands for real buyers
call centers and answering ; Lose no call while hands are busy or the office is closed ; Fears that callers notice, and get wrong answers
web design and marketing ; Get a site that brings inquiries and that staff can change themselves ; Fears being tied to the agency, and does not know what follows after launch
consulting ; Solve a problem that staff has no time or skill for, with a result that lasts ; Fears slides without effect, and fees that grow with the project
translation and editing services ; Have a text read as if written in the other language, in time ; Does not speak the language, and cannot judge the result
`;
