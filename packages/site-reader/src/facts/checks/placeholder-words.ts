/** Whole texts that templates and site builders come with, in seven languages. */
export const PLACEHOLDER_TEXTS =
  /^(?:(?:title|heading|headline|subtitle|subheading|sub-heading|card title|feature|service|testimonial|item|slide)\s?(?:#?\d{1,2}|one|two|three)|your (?:title|headline|heading|text|content|logo|tagline|company(?: name)?|business name|name here)(?: here)?|(?:section|card|feature|service|item|hero) (?:title|heading|subtitle)|(?:add|enter|insert|type|write|put) (?:your |a |some )?(?:own )?(?:text|title|heading|headline|description|subtitle|caption|content)(?: here)?|(?:hier )?(?:steht )?(?:ihr|dein) text(?: hier)?|überschrift \d{1,2}|votre (?:texte|titre) ici|titre \d{1,2}|(?:tu|su) (?:texto|título) aquí|(?:il )?(?:tuo|vostro) (?:testo|titolo) qui|(?:seu|o seu) (?:texto|título) aqui|ここに(?:テキスト|文章|タイトル).{0,20}|テキストが入ります.{0,20}|(?:サンプル|ダミー)(?:テキスト|文章).{0,20}|lorem ipsum)[.!。…]{0,3}$/i;

/** Words within a text that nobody writes but for filling. */
export const PLACEHOLDER_PHRASES =
  /lorem ipsum dolor|dolor sit amet,? consectetur|consectetur adipis(?:c)?ing elit|click (?:here to add your own text|the edit button to change this text|edit button to change this text)|i(?:'|’)m a paragraph\. click here|this is (?:a )?(?:sample|placeholder|dummy) text|(?:insert|replace this with|add) your (?:own )?(?:text|content) here|your (?:text|content|address|phone number|email address) (?:goes )?here\b|just another wordpress site|this is your first post\. edit or delete it|this is an example page\. it(?:'|’)s different from a blog post|beispieltext|platzhaltertext|blindtext|texte d(?:'|’)exemple|faux[- ]texte|texto de (?:ejemplo|exemplo|relleno|preenchimento)|testo (?:di esempio|segnaposto)/i;

/** A field of a template that nobody has filled in. */
export const PLACEHOLDER_FIELDS =
  /\[(?:(?:your|insert|enter|add) [\p{L} ]{2,30}|city|city name|your city|company|company name|business name|phone number|your name|state|stadt|firmenname|ville|nom de l(?:'|’)entreprise|ciudad|nombre de la empresa|città|nome azienda|cidade|nome da empresa|会社名|都市名)\]/iu;

/** Titles that tools and templates give to a page. */
export const PLACEHOLDER_TITLES =
  /^(?:react app|vite( \+ (?:react|vue|svelte|ts|react \+ ts))?( app)?|vue app|create next app|next(?:\.js)? app|svelte(?:kit)? app|nuxt app|angular|my ?app|document|untitled( document| page)?|new page|page title|home ?page title|site title|website title|title|index|my (?:website|site|blog)|test|welcome to nginx!|apache2 .{0,30}default page.{0,20}|hello,? world!?)$/i;

/** Addresses and numbers that stand in templates. */
export const PLACEHOLDER_CONTACTS =
  /\b(?:(?:info|contact|hello|name|email|mail|youremail|your|user|john(?:\.?doe)?)@(?:example|yourdomain|yoursite|domain|yourcompany|email|company|mysite|website)\.com|123 (?:main|fake|example|street) (?:street|st\b|name)|\(?123\)?[ .-]456[ .-]7890|\(?555\)?[ .-]555[ .-]5555)/i;
