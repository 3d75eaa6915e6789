/**
 * Words that two people may use without speaking of the same thing. What is neither here nor in the lists of topics and
 * judgements is rare enough to connect two reviews.
 */
export const COMMON_WORDS = `
a able about above absolute absolutely accept access according account achieve across act action active activity actual actually
add added addition additional address admit adult advance advice affect afford afraid after afternoon again against age ago agree
ahead aim air alive all allow almost alone along already also although always amount and annual another answer any anybody anymore
anyone anything anyway anywhere apart apparent apparently appear apply approach appropriate april area argue arm around arrive art
article ask aspect asset assume attempt attention attract august author automatic automatically available average avoid aware away baby
back background balance ball bank bar base basic basically basis basket battle bear beat because become bed before begin beginning
behave behind believe belong below beneath benefit beside besides between beyond big bigger biggest bill bit black blank block blog blue
board body book border bottom box boy brain brand break brief briefly bring broad brother brown browse browser build bunch burn business
busy buy buyer by call called came camera can capital car care careful carefully carry case catch category cause center central century
certain certainly chair chance change channel character charge check child choice choose chose chosen circle city claim
class clever click client close closed closer clue code coffee cold collect college column combine come comfort comment commercial
commit common communicate community company compare competing complain complete completely computer concern concerning condition
connect connection conscious consider considering constant constantly consumer contain content context continue contrary control
convenience conversation convert copy corner correct correctly cost could count country couple course cover create creative credit
cross crowd cup curious current currently custom customer cut daily dark data date daughter day deal dear decade december decent decide
decision deep deeper deeply definite definitely degree deliver demand depend describe desert deserve desire desk desktop despite detail
develop device did die differ difference different differently difficulty digital dinner direct direction directly disappear discover
discuss display distance divide do doctor document does dollar done door double down dozen draw dream drive drop dry due during dust duty
each early earn east eat edge edit effect effective effectively effort eight either element else elsewhere emotion employee empty
enable encourage end enough ensure enter entire entirely entry environment equal especially essential even evening event eventually ever
every everybody everyday everyone everything everywhere evidence exact exactly exam excite exciting exist existing exit expect
expectation experience expert explain explanation explore express extend extent extra extreme extremely eye face fact fail fair
fairly faith fall familiar family famous fan far fashion father fault favor fear feature february feedback feel feeling female few field fifteen fifth fifty
fight figure file fill final finally find fine finger finish fire firm first firstly fit five fix fixed flat flow focus follow following
food foot force foreign forever forget form formal former fortunately forty forward found four fourth frame free frequent frequently
fresh friday friend from front full fully function further future gain game gap garden gather gave general generally gentle genuinely get
gift girl give given glad glance glass go goal god gold gone got government grab gradual grand grant great green grey gray ground group
grow growth guess guide guy habit hair half hall hand handle happen hard hardly has hate have head headache header footer health hear heart heat
heavy height hello help hence here herself hesitation hi hide high higher highest highlight highly himself hint history hit hold holiday
home honestly hope hopefully horse hot hour house how however huge human hundred hurry husband idea ideal ideally identify ignore
ill imagine immediate immediately impact important impression improve include including income increase incredible incredibly indeed
indicate individual industry inform inside instance instead intend intention interest internal internet introduce invest involve
issue item itself january job join joke journey judge july jump june just keep key kid kill kind kinda kitchen knew know knowledge known
label lack lady land laptop large larger largely last late lately later latest laugh law lay lead leader lean learn least leave left leg
legal length less let letter level lie life light like likely limit limited line list listen little live load local locate location long
longer look lose lost lot loud low lower luck lucky lunch machine made magic mail main mainly maintain major majority make male man
manage management manager manner many march mark market marketing mass master match material matter maximum may maybe me meal mean
meaning means meant measure media medium meet member memory men mention mere message met method middle might mile mind mine minimum
minor minute miss mistake mix mobile mode model modern moment monday money monitor month mood moon more moreover morning most mostly
mother mountain mouse mouth move movement movie much multiple music must myself name namely narrow nation natural nature near nearby
nearly necessarily necessary neck need negative neither nerve net network never nevertheless new news next nice night nine nobody
noise none nor normal normally north not note nothing notice november now nowadays nowhere number numerous object objective obvious
obviously occasion occasionally occur october odd of off offer office officer official often oil okay old older on once one online
only onto open operate opinion opportunity opposite option or order ordinary organization original other otherwise ought our
ourselves out outcome outside over overall overview own owner pace page paid pain pair panel paper paragraph parent part
particular particularly partly partner party pass past path pattern pause pay payment peace people per percent perfect perhaps
period permission person personal personally persuade phone phrase pick picture piece place plain plan planet plant play please plenty
plus pocket point policy poor pop popular position positive possibility possible possibly post potential potentially power practical practice
prefer prepare present press pressure pretty prevent previous previously primary print prior private probable probably problem
procedure proceed process produce product professional professionally profile profit program project promise promote proof proper
properly property propose protect proud prove provide public pull purchase pure purple purpose push put quality quarter question
quick quiet quite quote race radio rain raise random range rapid rare rarely rate rather rating raw reach reaction read reader
ready real realistic reality realize really rear reason reasonably receive recent recently recognize recommend red reduce
refer reference reflect refresh refuse regard regarding region regular regularly relate relation relationship relative relatively release
remain remember remind remove repeat replace reply report represent request require research resource respect respond response
responsible rest result return reveal review reviewer rice rich rid right ring rise risk river road rock role roll room rough roughly round route row rule
run rush sad safe said sale same sat saturday save saw say scale scan scene school science score screen scroll sea season seat second
secondly secret section secure see seem seen select selection self sell send sense sent separate september series serious seriously
serve set seven several shape share sharp she shift ship shirt shoe shop short shortly shot should shoulder shout show showed shown shut
sick side sight sign signal significant significantly silence silly similar similarly simply since single sister sit situation six size skill
skin skip sky sleep slight slightly small smaller smart smile so social society soft sold sole solution solve some somebody somehow
someone something sometimes somewhat somewhere son song soon sorry sort sound source south space speak special specific specifically
spend spent spirit spoke sport spot spread spring square staff stage stand standard star start state statement station stay step
stick still stock stone stood stop store story straight strange strategy stream street strength stress stretch string strong struggle student
study stuff stupid style subject submit success successful such sudden suddenly suffer sufficient suggest suggestion suit suitable
sum summer sun sunday super supply support suppose sure surely surface surprise surprised surprising surprisingly survive suspect swap sweet switch
symbol system table take taken talk tall target task taste taught tax tea teach team technical technique technology tell ten tend
term terms test text than thank thanks that the theme themselves then theory there therefore they thick thin thing think third thirty
this thorough those though thought thousand three through throughout throw thumb thursday thus ticked till time tip tired title to today together
told tomorrow tone tonight too took top topic total totally touch tough toward towards town track trade traffic train travel treat
tree trick trip trouble true truly trust truth try tuesday turn twelve twenty twice two type typical typically ultimate ultimately unable under understand
understanding unfortunately unique unit unknown unless unlike until up update upon upper upset urge usage use used useful user usual
usually utilize vague valid value variety various vast version very via view viewer village visible vision visit visitor visual voice
volume wait walk wall want war warm warn wash watch water way weak wear weather web website wednesday week weekend weekly weight welcome
well went were west what whatever wheel when whenever where wherever whether which while white whole whom whose why wide wife wild will
willing win window wine winter wish within without woman women wonder word wore work worker world worry worse worst worth would wow write
writing written wrong wrote yard yeah year yellow yes yesterday yet you young your yours yourself zero zoom
hover bounce tap swipe scrolling viewport pixel layout grid slide widget module tab toggle menu window firefox chrome safari edge
purpose overview intro introduction conclusion paragraph sentence bullet headline subtitle caption
morning evening tonight colleague colleagues boss husband neighbor neighbour everybody people persona personas competitor
apps sites tools brands services products features users clients customers visitors reviewers readers
etc lol omg btw imo imho tbh pls thx asap wow hmm via per pro con pros cons fyi aka jan feb mar apr jun jul aug sep oct nov dec mon tue wed thu fri sat sun was has had are did got saw ran let put met won led fed hat cat dog set hit sit win run she him his her its our out off yet ago few due any nor ill ask add ago own way who why how all too two six ten one big bad new old red tap try use end get
rest bonus pity shame favour behaviour afterwards straightaway somehow anytime
`;
