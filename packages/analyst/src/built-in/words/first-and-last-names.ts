/** Names of made-up people, by the language of the page; first and last names are drawn independently. */
type Names = { readonly first: string; readonly last: string };

const world: Names = {
  first: `Dana Luis Priya Marisol Tom Ines Amara Jonas Mei Rafael Leila Oskar Nadia Kwame Elena Samir Greta Diego Yuki Fatima Noah
    Ingrid Mateo Aisha Viktor Clara Hassan Freya Andre Sofia Tomasz Ruth Emil Zainab Hugo Martha Kenji Olga Peter Imani Lars Bea
    Arjun Helen Marco Thandi Joel Renata Felix Dorothy Milan Grace`,
  last: `Whitlock Moreno Raman Ortega Abara Lindqvist Okafor Petersen Tanaka Silva Haddad Novak Castellan Mensah Varga Rahman Holm
    Delgado Mori Bakker Weaver Iyer Sorensen Costa Marchetti Dlamini Ferreira Kowalski Nguyen Ellison Reyes Hartmann Achebe Lund
    Quintero Malik Stavros Byrne Osei Fontaine Kimura Aldous Pereira Vance Soto Drummond Aziz Calloway Janssen Mwangi`,
};

const byLanguage: Readonly<Record<string, Names>> = {
  de: {
    first:
      'Anke Jule Matthias Leyla Henrik Sabine Moritz Aylin Gesine Torben Katrin Emre Franziska Lukas Renate Birgit Paul Svenja Murat Hannes',
    last: 'Brandt Hartkamp Yilmaz Petersen Vogt Lindner Kaya Schreiner Albers Wiegand Nowak Kessler Demir Thoma Reuter Falk Hollmann Sander Krämer Ebert',
  },
  fr: {
    first:
      'Camille Julien Aïcha Mathilde Bastien Nadia Lucie Karim Solène Antoine Margaux Yanis Hélène Théo Fatou Clément Brigitte Rachid Élodie Marc',
    last: 'Lefebvre Moreau Diallo Garnier Rousseau Benali Chevalier Perrin Traoré Marchand Lemaire Fontaine Bouchard Haddad Renard Colin Besson Vidal Delmas Roche',
  },
  es: {
    first:
      'Lucía Javier Marta Andrés Inés Rubén Carmen Iker Noelia Pablo Rocío Gonzalo Ainhoa Sergio Pilar Nuria Álvaro Teresa Hugo Elvira',
    last: 'Herrera Montes Aguirre Navarro Cabrera Rivas Sandoval Ibáñez Peña Galán Ochoa Lozano Fuentes Bravo Carrasco Miró Vega Solís Duarte Prieto',
  },
  pt: {
    first:
      'Inês Tiago Beatriz Rui Mariana Caio Joana Duarte Lívia Nuno Helena Vasco Larissa Miguel Teresa Rafaela Gustavo Sara Otávio Marta',
    last: 'Almeida Carvalho Nogueira Teixeira Ribeiro Machado Barros Fonseca Cardoso Pinto Moura Antunes Freitas Queiroz Lopes Vieira Tavares Rocha Matos Leal',
  },
  it: {
    first:
      'Giulia Matteo Chiara Davide Federica Luca Ilaria Stefano Elisa Paolo Martina Enrico Silvia Tommaso Rosa Irene Simone Bianca Carlo Marta',
    last: 'Ferraro Conti Gallo Marchetti Rinaldi Caruso Bassi Leone Moretti Sartori Greco Villa Testa Fabbri Pellegrini Riva Monti Serra Guidi Lombardi',
  },
  nl: {
    first:
      'Sanne Daan Fatima Joris Lotte Bram Esra Maud Thijs Noor Ruben Femke Yusuf Marijke Sander Anouk Wouter Iris Karim Tess',
    last: 'Bakker Visser Smits Yildiz Mulder Brouwer Hendriks Dekker Koster Vermeer Prins Kuipers Postma Schouten Hoekstra Timmer Blom Veenstra Maas Wolters',
  },
  ja: {
    first: 'Haruka Kenji Yui Takumi Aya Sota Naoko Daiki Emi Ryo',
    last: 'Tanaka Mori Kimura Shimizu Hayashi Okada Fujita Ogawa Hasegawa Maeda',
  },
  zh: { first: 'Mei Jian Lihua Wei Xiaoyan Hao Jing Tao Yun Lan', last: 'Chen Lin Zhao Huang Wu Zhou Xu Sun Ma Gao' },
  ko: { first: 'Jiwoo Minjun Seoyeon Hyun Eunji Dohyun Sora Taeyang', last: 'Kim Park Choi Jung Kang Yoon Lim Han' },
};

const listOf = (names: string): readonly string[] => names.split(/\s+/u).filter((name) => name !== '');

export const namesFor = (languageTag: string): { first: readonly string[]; last: readonly string[] } => {
  const { first, last } = byLanguage[languageTag.split('-')[0] ?? ''] ?? world;
  return { first: listOf(first), last: listOf(last) };
};
