import type { Language } from '@tarima/contract';

/** In each language: things with a part and a place of their own, and a sentence of every kind about a thing. */
const KINDS: Record<Language, { things: readonly string[]; sentences: readonly string[] }> = {
  es: {
    things: [
      'La bomba|el eje|el sótano',
      'El filtro|la malla|el patio',
      'La válvula|el muelle|la azotea',
      'El tanque|la boya|el jardín',
      'La caldera|el quemador|el taller',
      'El horno|la rejilla|la cocina',
      'La prensa|el tornillo|la nave',
      'El molino|la piedra|el granero',
    ],
    sentences: [
      '{thing} es una máquina que ocupa {place} junto a {part}.',
      'Para limpiar {part}, {thing} se vacía y {place} se cierra.',
      'Con {part} nuevo, {thing} facilita la tarea diaria en {place}.',
      'Por su coste, {thing} es una prioridad para quien compra {part}.',
      'Una pieza barata, por ejemplo {part}, alarga la vida de {thing} en {place}.',
      '{thing} trabaja todo el año en {place}, salvo si {part} se atasca.',
      'Antes de arrancar {thing} hay que comprobar {part} en {place}.',
      '{thing} no pasa de 85 grados, excepto cuando {part} se dilata.',
      'El color de {thing} recuerda al de {place} y al de {part}.',
      'Los vecinos oyen {thing} desde {place} y confunden {part} con un silbato.',
    ],
  },
  en: {
    things: [
      'The pump|the shaft|the cellar',
      'The filter|the mesh|the yard',
      'The valve|the spring|the roof',
      'The tank|the float|the garden',
      'The boiler|the burner|the workshop',
      'The oven|the rack|the kitchen',
      'The press|the screw|the hall',
      'The mill|the stone|the barn',
    ],
    sentences: [
      '{thing} is a machine that fills {place} next to {part}.',
      'To clean {part}, drain {thing} and close {place} for an hour.',
      'With a new oil on {part}, {thing} helps the daily work in {place}.',
      'For its price, {thing} is a priority for whoever orders {part}.',
      'A cheap spare, for example {part}, keeps {thing} going in {place}.',
      '{thing} runs all year in {place}, except where {part} gets stuck.',
      'Before the start of {thing} you must check {part} in {place}.',
      '{thing} stays under 85 degrees, unless {part} grows warm.',
      'The colour of {thing} looks like {place} and also like {part}.',
      'The neighbours hear {thing} from {place} and take {part} for a whistle.',
    ],
  },
  pt: {
    things: [
      'A bomba|o eixo|o porão',
      'O filtro|a malha|o pátio',
      'A válvula|a mola|o terraço',
      'O tanque|a boia|o jardim',
      'A caldeira|o queimador|a oficina',
      'O forno|a grelha|a cozinha',
      'A prensa|o parafuso|o galpão',
      'O moinho|a pedra|o celeiro',
    ],
    sentences: [
      '{thing} é uma máquina que ocupa {place} junto com {part}.',
      'Para limpar {part}, {thing} fica sem água e com {place} fechado.',
      'Com óleo novo, {part} facilita a tarefa diária de {thing} e de {place}.',
      'Pelo custo, {thing} é uma prioridade para quem compra {part}.',
      'Uma peça barata, por exemplo {part}, prolonga a vida de {thing} ou de {place}.',
      '{thing} trabalha o ano inteiro com {place}, exceto onde {part} emperra.',
      'Antes de ligar {thing} é preciso verificar {part} e também {place}.',
      '{thing} fica abaixo de 85 graus, salvo onde {part} dilata.',
      'A cor de {thing} lembra a cor de {place} e a cor de {part}.',
      'Os vizinhos ouvem {thing} desde {place} e confundem {part} com um apito.',
    ],
  },
};

/** A manual that says of each thing what it is, how it is used, what it is good for, and more. */
export function variedText(language: Language): string {
  const { things, sentences } = KINDS[language];
  return things
    .map((entry) => {
      const [thing = '', part = '', place = ''] = entry.split('|');
      const inSentence = thing.charAt(0).toLowerCase() + thing.slice(1);
      const said = sentences.map((sentence) =>
        sentence
          .replace(/^\{thing\}/u, thing)
          .replace('{thing}', inSentence)
          .replaceAll('{part}', part)
          .replaceAll('{place}', place),
      );
      return [`# ${thing}`, said.slice(0, 5).join(' '), said.slice(5).join(' ')].join('\n');
    })
    .join('\n');
}
