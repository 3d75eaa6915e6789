/** Default texts of templates and site builders, in seven languages. */
export const PLACEHOLDER_TEXTS =
  /^(?:your (?:title|headline|heading|subtitle)(?: here)?|your (?:text|content|logo|tagline|company|business name|name) here|(?:section|card|feature|service|item|hero) (?:title|heading|subtitle)|(?:add|enter|insert|type|write|put) your (?:own )?(?:text|title|heading|headline|description|subtitle|caption|content)(?: here)?|(?:add|enter|insert|type|write|put) (?:a |some )?(?:text|title|heading|headline|description|subtitle|caption|content) here|(?:hier )?(?:steht )?(?:ihr|dein) text(?: hier)?|votre (?:texte|titre) ici|(?:tu|su) (?:texto|título) aquí|(?:il )?(?:tuo|vostro) (?:testo|titolo) qui|(?:o )?seu (?:texto|título) aqui|ここに(?:テキスト|文章|タイトル).{0,20}|テキストが入ります.{0,20}|(?:サンプル|ダミー)(?:テキスト|文章).{0,20}|lorem ipsum)[.!。…]{0,3}$/i;

/** Words that only occur in filler text. */
export const PLACEHOLDER_PHRASES =
  /lorem ipsum dolor|dolor sit amet,? consectetur|consectetur adipis(?:c)?ing elit|click (?:here to add your own text|the edit button to change this text|edit button to change this text)|i(?:'|’)m a paragraph\. click here|this is (?:a )?(?:sample|placeholder|dummy) text\b|(?:insert|replace this with) your (?:own )?(?:text|content) here|your (?:text|content|address|phone number|email address) goes here\b|just another wordpress site|this is your first post\. edit or delete it|this is an example page\. it(?:'|’)s different from a blog post/i;

/** An unfilled field of a template. */
export const PLACEHOLDER_FIELDS =
  /\[(?:(?:your|insert|enter|add) [\p{L} ]{2,30}|city|city name|your city|company|company name|business name|phone number|stadt|firmenname|ville|nom de l(?:'|’)entreprise|ciudad|nombre de la empresa|città|nome azienda|cidade|nome da empresa|会社名|都市名)\]/iu;

/** Titles that tools and templates give to a page. */
export const PLACEHOLDER_TITLES =
  /^(?:react app|vite( \+ (?:react|vue|svelte|ts|react \+ ts))?( app)?|vue app|create next app|next(?:\.js)? app|svelte(?:kit)? app|nuxt app|document|untitled( document| page)?|new page|(?:home ?)?page title|site title|website title|my (?:website|site)|hello,? world!?)$/i;

/** Whole texts that may be intended: a numbered list, the name of a programme. */
export const NUMBERED_TEXTS =
  /^(?:title|heading|headline|subtitle|feature|service|testimonial|überschrift|titre|título|titolo) ?#?\d{1,2}$/i;

/** Words that may be intended as an example. */
export const EXAMPLES =
  /\b(?:info|contact|hello|mail|email|youremail)@(?:example|yourdomain|yoursite|domain|yourcompany|mysite|website)\.com|\b123 (?:main|fake|example) (?:street|st\b)|\(?123\)?[ .-]456[ .-]7890|\(?555\)?[ .-]555[ .-]5555|beispieltext|platzhaltertext|blindtext|texte d(?:'|’)exemple|faux[- ]texte|texto de (?:ejemplo|exemplo|relleno|preenchimento)|testo (?:di esempio|segnaposto)/i;
