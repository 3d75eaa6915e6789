/** Words that are often misspelled on pages, by language: as they are written → as they should be. */
const TABLES: Readonly<Record<string, string>> = {
  en: `tecnology technology, tecnologies technologies, recieve receive, recieved received, seperate separate, seperately separately, definately definitely, occured occurred, accomodate accommodate, accomodation accommodation, accomodations accommodations, succesful successful, successfull successful, succesfully successfully, adress address, beleive believe, calender calendar, commited committed, existance existence, experiance experience, enviroment environment, goverment government, guarentee guarantee, garantee guarantee, gaurantee guarantee, immediatly immediately, independant independent, maintainance maintenance, maintenence maintenance, neccessary necessary, necesary necessary, occassion occasion, oppurtunity opportunity, oportunity opportunity, profesional professional, proffesional professional, proffessional professional, recomend recommend, reccomend recommend, recomended recommended, restaraunt restaurant, resturant restaurant, tommorow tomorrow, untill until, writting writing, managment management, developement development, langauge language, availible available, avaliable available, availabe available, accross across, acheive achieve, becuase because, compatability compatibility, completly completely, familar familiar, intergrate integrate, intresting interesting, similiar similar, transfered transferred, wierd weird, practicioner practitioner, equipments equipment, servises services, bussiness business, buisness business, busines business, qualty quality, personel personnel, responsability responsibility, succes success, sucess success, visting visiting, explaination explanation, knowlege knowledge, catagory category, comittee committee, dissapoint disappoint, embarass embarrass, independance independence, liason liaison, medecine medicine, priviledge privilege, publically publicly, questionaire questionnaire, schedual schedule`,
  de: `standart Standard, addresse Adresse, agressiv aggressiv, terasse Terrasse, wiederspiegelt widerspiegelt, entgültig endgültig, orginal Original, vorraus voraus, vorraussetzung Voraussetzung, kommision Kommission`,
  es: `desarollo desarrollo, desarollar desarrollar, excelencía excelencia, exelente excelente, exelencia excelencia`,
  fr: `parmis parmi, malgrés malgré, acceuil accueil, acceuillir accueillir, profesionnel professionnel`,
  pt: `excessão exceção, previlégio privilégio, beneficiente beneficente`,
  it: `propio proprio, eccezzionale eccezionale`,
};

/** What is misspelled in this language → what is meant. */
export const misspellingsIn = (language: string): ReadonlyMap<string, string> =>
  new Map(
    (TABLES[language] ?? '')
      .split(',')
      .map((row) => row.trim().split(/\s+/u))
      .map(([wrong = '', right = '']) => [wrong, right]),
  );
