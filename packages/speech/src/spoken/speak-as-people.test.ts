import { describe, expect, it } from 'vitest';
import type { SpokenLanguage } from '../local/accents.ts';
import { speakAsPeople } from './speak-as-people.ts';

const SAYINGS: [language: SpokenLanguage, locale: string, written: string, said: string][] = [
  ['es', 'es_ES', 'pesa 3,5 o 3,05', 'pesa 3 coma 5 o 3 coma 0 5'],
  ['es', 'es_ES', 'son 1.500.000', 'son 1500000'],
  ['es', 'es_MX', 'son 12,345.67', 'son 12345 punto 67'],
  ['es', 'es_MX', 'sube 25 %', 'sube 25 por ciento'],
  ['es', 'es_MX', 'cuesta $100', 'cuesta 100 pesos'],
  ['es', 'es_ES', 'cuesta $100', 'cuesta 100 dólares'],
  ['es', 'es_ES', 'por 1,50 €', 'por un euro con 50'],
  ['es', 'es_MX', 'unos $3,5 millones', 'unos 3 coma 5 millones de pesos'],
  ['es', 'es_ES', 'el 01/05/2024', 'el uno de mayo de 2024'],
  ['es', 'es_MX', 'el 01/05/2024', 'el primero de mayo de 2024'],
  ['es', 'es_MX', 'a las 3:15 p. m. en punto', 'a las 3 y cuarto de la tarde en punto'],
  ['es', 'es_MX', 'de 10-20 personas', 'de 10 a 20 personas'],
  ['es', 'es_MX', 'va a 20 km/h', 'va a 20 kilómetros por hora'],
  ['es', 'es_MX', 'la 2.ª edición', 'la segunda edición'],
  ['es', 'es_MX', 'tiene 21 páginas', 'tiene veintiuna páginas'],
  ['es', 'es_MX', 'con 200 personas', 'con doscientas personas'],
  ['es', 'es_MX', 'Isabel II y Luis XIV', 'Isabel segunda y Luis 14'],
  ['es', 'es_MX', 'la IA y la ONU', 'la i a y la onu'],
  ['es', 'es_MX', 'en EE. UU. vive', 'en Estados Unidos vive'],
  ['es', 'es_MX', 'el Sr. Pérez', 'el señor Pérez'],
  ['es', 'es_MX', 'a.b@c.com hoy', 'a punto b arroba c punto com hoy'],
  ['es', 'es_MX', 'ver https://www.a.es/x?y=1 hoy', 'ver a punto es barra x hoy'],
  ['en', 'en_US', 'in 1990', 'in 19 90'],
  ['en', 'en_US', 'on 03/12/2025', 'on March 12th, 20 25'],
  ['en', 'en_GB', 'on 03/12/2025', 'on the 3rd of December, 20 25'],
  ['en', 'en_US', 'about £3.5 million', 'about 3 point 5 million pounds'],
  ['en', 'en_US', 'World War II', 'World War 2'],
  ['en', 'en_US', 'Henry VIII', 'Henry the 8th'],
  ['en', 'en_US', 'at 3:05 pm', 'at 3 oh 5 P M'],
  ['pt', 'pt_BR', 'R$ 1,50 cada', '1 real e 50 centavos cada'],
  ['pt', 'pt_BR', 'as 2 mulheres', 'as duas mulheres'],
  ['pt', 'pt_BR', 'nos EUA às 15h30', 'nos Estados Unidos às 15 e 30'],
  ['en', 'en_US', 'a $1.5m deal', 'a 1 point 5 million dollars deal'],
  ['en', 'en_US', '€2m and £3bn or 3bn', '2 million euros and 3 billion pounds or 3 billion'],
  ['en', 'en_US', '$20k on 3 mm', '20 thousand dollars on 3 millimeters'],
  ['en', 'en_US', '3m of rope', '3 meters of rope'],
  ['en', 'en_GB', 'for €8.65 each', 'for 8 euros 65 each'],
  ['en', 'en_US', 'NIST SP 800-63 says', 'nist S P 800 63 says'],
  ['en', 'en_US', 'NIST SP 800-63-3 says', 'nist S P 800 63 3 says'],
  ['en', 'en_US', 'ISO 9001-2015 says', 'I S O 9001 20 15 says'],
  ['en', 'en_US', 'pages 10-20, EUR 10-20', 'pages 10 to 20, 10 euros to 20'],
  ['en', 'en_US', 'the IV century', 'the 4th century'],
  ['en', 'en_US', 'XIV century art, Louis XIV', '14th century art, Louis the 14th'],
  ['en', 'en_US', 'red and/or blue', 'red and or blue'],
  ['es', 'es_MX', 'son $1.500,50 y $1,500.50', 'son 1500 pesos con 50 y 1500 pesos con 50'],
  ['es', 'es_ES', 'son 1.500,50 €', 'son 1500 euros con 50'],
  ['es', 'es_MX', 'el siglo IV y/o el XXI', 'el siglo 4 y o el 21'],
  ['es', 'es_ES', 'siglos XIV y XV', 'siglos 14 y 15'],
  [
    'es',
    'es_MX',
    '$2M, 3 M€ o US$5 MM',
    '2 millones de pesos, 3 millones de euros o 5 millones de dólares',
  ],
  ['es', 'es_MX', 'la norma ISO 9001-2015', 'la norma iso 9001 2015'],
  ['es', 'es_MX', 'ES DE 10-20 PERSONAS', 'es de 10 a 20 personas'],
  ['es', 'es_MX', 'por $1k o $1 mil', 'por mil pesos o mil pesos'],
  ['es', 'es_MX', 'paso ② y ٣', 'paso  2  y 3'],
  ['pt', 'pt_BR', 'são R$ 1.500,50', 'são 1500 reais e 50 centavos'],
  ['pt', 'pt_BR', 'o século IV e/ou V', 'o século 4 e ou 5'],
  ['pt', 'pt_BR', 'R$ 3,5 mi e US$ 2M', '3 vírgula 5 milhões de reais e 2 milhões de dólares'],
  ['pt', 'pt_BR', 'a norma ISO 9001-2015', 'a norma iso 9001 2015'],
  ['fr', 'fr_FR', 'le XXIe siècle', 'le vingt et unième siècle'],
  ['de', 'de_DE', 'im 21. Jahrhundert', 'im einundzwanzigsten Jahrhundert'],
  ['de', 'de_DE', 'z. B. um 15:30 Uhr', 'zum Beispiel um 15 Uhr 30'],
  ['it', 'it_IT', 'per 1,50 € il Sig. Rossi', 'per un euro e 50 il signor Rossi'],
];

describe('speaking as people do', () => {
  it.each(SAYINGS)('%s (%s): %s', (language, locale, written, said) => {
    expect(speakAsPeople(written, language, locale).text).toBe(said);
  });

  it('keeps the sentence end of an abbreviation, and only there', () => {
    const said = speakAsPeople('Pan, vino, etc. Luego pan, etc., y más.', 'es', 'es_MX').text;
    expect(said).toBe('Pan, vino, etcétera. Luego pan, etcétera, y más.');
  });

  it('says no markup, brackets or pictures', () => {
    const said = speakAsPeople('**Hola** [[_^_en]] <b>#</b> 😀', 'es', 'es_MX').text;
    expect(said).not.toMatch(/[*[\]<>#^_😀]/u);
  });

  it('says a pronunciation before any rule, and no rule changes it', () => {
    const list = [
      { written: 'EE. UU.', said: 'los states' },
      { written: 'SQL', said: 'sicuel 3,5' },
      { written: 'New York City', said: 'niuyork' },
    ];
    const spoken = speakAsPeople('En EE. UU. el SQL de New York City.', 'es', 'es_MX', list);
    expect(spoken.text).toBe('En los states el sicuel 3,5 de niuyork.');
    expect(spoken.words.join(' ')).toBe('En EE. UU. el SQL de New York City.');
    const ownerOf = (word: string) => spoken.words[spoken.owners[spoken.text.indexOf(word)] ?? -1];
    expect(['los', 'states', 'sicuel', '3,5', 'niuyork'].map(ownerOf)).toEqual([
      ...['EE.', 'UU.', 'SQL', 'SQL', 'New'],
    ]);
  });

  it('links each spoken character to a written word', () => {
    const spoken = speakAsPeople('En EE. UU. hay 20 km.', 'es', 'es_MX');
    expect(spoken.words).toEqual(['En', 'EE.', 'UU.', 'hay', '20', 'km.']);
    expect(spoken.owners).toHaveLength([...spoken.text].length);
    const ownerOf = (word: string) => spoken.owners[spoken.text.indexOf(word)];
    expect(['Estados', 'Unidos', '20', 'kilómetros'].map(ownerOf)).toEqual([1, 2, 4, 5]);
  });
});
