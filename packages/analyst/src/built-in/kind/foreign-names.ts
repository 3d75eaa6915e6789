import { rowsOf } from '../read/wording.ts';
import type { KindId } from './kind.ts';

/**
 * How sites call themselves in languages that no lexicon knows (Dutch, Polish, Czech, Scandinavian, Turkish, Greek, Romanian, Hungarian,
 * Russian, Ukrainian, Bulgarian, Chinese, Korean, Arabic): `kind ; words ; the cart`. A
 * Chinese word counts at the end of its phrase only: the board of a university is none.
 */
export const foreignNames = rowsOf(String.raw`
shop ; интернет[- ]?магазин\p{L}*|магазин\p{L}*|пазаруване|онлайн магазин|webwinkel|webshop|winkel|sklep(?: internetowy)?|e-?shop|(?:internetový )?obchod|nätbutik|webbutik|nettbutikk|netbutik|verkkokauppa|mağaza(?:sı)?|(?:online )?alışveriş|ηλεκτρονικό κατάστημα|magazin online|webáruház|商城|网店|購物|쇼핑몰|متجر ; корзина.*|кошница.*|количка.*|кошик.*|winkelwagen.*|winkelmand(?:je)?.*|koszyk.*|(?:nákupní )?košík.*|varukorg.*|handlekurv.*|indkøbskurv.*|ostoskori.*|sepet(?:im)?.*|καλάθι.*|coșul.*|kosár.*|购物车.*|購物車.*|장바구니.*|عربة التسوق
education ; \p{L}*университет\p{L}*|університет\p{L}*|вуз|школа|гимназия|universiteit|hogeschool|uniwersytet\p{L}*|politechnika|univerzit\p{L}+|universitet\p{L}*|högskola|yliopisto|üniversite\p{L}*|πανεπιστήμιο\p{L}*|universitatea|egyetem\p{L}*|szkoła|basisschool|大学|大學|대학교|جامعة
forum ; форум\p{L}*|fórum|论坛|論壇|포럼|منتدى\p{L}*|φόρουμ|forum(?:u|et)?
news ; новости|новини|газета|вестник|nieuws(?:site)?|krant|aktualności|wiadomości|gazeta|zprávy|noviny|nyheter|nyheder|tidning|uutiset|sanomat|haber(?:ler|leri)?|gazete\p{L}*|ειδήσεις|εφημερίδα|știri|ziar\p{L}*|hírek|újság|新闻|新聞|뉴스|신문|أخبار
restaurant ; ресторан\p{L}*|restauracja|restaurace|ravintola|étterem|restoran\p{L}*|εστιατόριο|餐厅|餐廳|음식점|مطعم
lodging ; отель|гостиниц\p{L}*|готель|хотел|noclegi|ubytování|pensjonat|otel(?:i|leri)?|ξενοδοχεί\p{L}+|szálloda|酒店|호텔|펜션|فندق
government ; администрация|мэрия|министерство|міська рада|gemeente|urząd (?:miasta|gminy)|městský úřad|kommun(?:e|en)?|belediye\p{L}*|bakanlığı|δήμος|primăria|önkormányzat|政府|시청|بلدية
real-estate ; недвижимост\p{L}*|нерухоміст\p{L}*|имоти|makelaar\p{L}*|nieruchomości|emlak|ακίνητα|imobiliare|ingatlan\p{L}*|房产|부동산|عقارات
travel ; туры|турагентств\p{L}*|екскурзии|reisbureau|biuro podróży|cestovní kancelář|zájezdy|turizm|ταξιδιωτικό γραφείο|utazási iroda|旅行社|여행사
practice ; адвокат\p{L}*|юрист\p{L}*|advocaat|advocaten|advokat\p{L}*|adwokat|kancelaria|avukat\p{L}*|δικηγόρ\p{L}+|ügyvéd\p{L}*|律师|변호사
health ; стоматолог\p{L}*|клиник[аи]|больница|tandarts\p{L}*|huisarts\p{L}*|dentysta|stomatolog\p{L}*|tandläkare|hastane\p{L}*|οδοντίατρος|fogorvos|诊所|医院|병원|치과|عيادة|مستشفى
association ; ассоциация|федерация|vereniging|stowarzyszenie|związek|sdružení|förening\p{L}*|forening\p{L}*|yhdistys|derneği|σύλλογος|asociația|egyesület|协会|協會|협회|جمعية
religious ; церковь|храм|kerk|parafia|kościół|farnost|kyrka|kirke|kilise|biserica|교회
marketplace ; объявлени[яе]|оголошення|обяви|ogłoszenia|inzerce|anunțuri|ilanlar\p{L}*|αγγελίες|apróhirdetés\p{L}*|分类信息
recruitment ; вакансии|vacatures|oferty pracy|nabídka práce|iş ilanları|állások|招聘|채용
manufacturer ; производител\p{L}*|завод|fabrikant|producent|výrobce|tillverkare|üretici\p{L}*|κατασκευαστ\p{L}+|producător|gyártó|厂家|제조
`).map(([kind = '', words = '', cart]) => ({
  kind: kind as KindId,
  words: new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])(?:${words})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|(?!官)\p{Script=Han})`,
    'iu',
  ),
  cart: cart === undefined ? undefined : new RegExp(String.raw`^\W*(?:${cart})$`, 'iu'),
}));
