import { describe, expect, it } from 'vitest';
import { createTerms } from '../reading/terms.ts';
import { learnWordCase } from '../reading/titles.ts';
import { en } from '../wording/en.ts';
import { es } from '../wording/es.ts';
import { pt } from '../wording/pt.ts';
import { judgeSentence } from './judge-sentence.ts';

const judge = (wording: typeof es, text: string) =>
  judgeSentence(text, {
    wording,
    wordCase: learnWordCase([], createTerms(wording), false),
    language: wording.language,
    strictness: 'strict',
  });

describe('judgeSentence', () => {
  it.each([
    [
      es,
      'El informe (véase Gómez, 2020) confirma la mejora [3] del servicio.',
      'El informe confirma la mejora del servicio.',
    ],
    [
      es,
      'Nota: Las copias de seguridad se guardan fuera de la oficina.',
      'Las copias de seguridad se guardan fuera de la oficina.',
    ],
    [
      es,
      'La orden tar(1) guarda los archivos en un paquete.',
      'La orden tar guarda los archivos en un paquete.',
    ],
    [
      en,
      '• Testing – The team checks every change before release.',
      'The team checks every change before release.',
    ],
    [
      pt,
      '3) O serviço\u200b guarda as **cópias** em três locais.',
      'O serviço guarda as cópias em três locais.',
    ],
  ])('takes out what is not spoken: %#', (wording, raw, spoken) => {
    expect(judge(wording, raw)?.alone).toBe(spoken);
  });

  it.each([
    '*With maximum transferability between spouses of €41,000 in 2006.',
    '** With maximum transferability between spouses of €43,000 in 2007.',
  ])('speaks no footnote of a table: %s', (raw) => {
    expect(judge(en, raw)).toBeNull();
  });

  it.each([
    [
      es,
      'Además, el equipo revisa los accesos cada mes.',
      'El equipo revisa los accesos cada mes.',
    ],
    [
      en,
      'However, the team reviews every access each month.',
      'The team reviews every access each month.',
    ],
    [
      pt,
      'No entanto, a equipa revê os acessos todos os meses.',
      'A equipa revê os acessos todos os meses.',
    ],
  ])('drops a loose connective only where it stands alone: %#', (wording, raw, alone) => {
    expect(judge(wording, raw)).toMatchObject({ text: raw, alone });
  });

  it.each([
    [es, 'Esto permite guardar los archivos en otro lugar.'],
    [es, 'Permite guardar los archivos en otro lugar seguro.'],
    [en, 'It lets people store their files somewhere else.'],
    [en, 'These results confirm the improvement of the service.'],
    [pt, 'Ele permite guardar os ficheiros noutro lugar seguro.'],
  ])('lets what needs the sentence before it not stand alone: %#', (wording, raw) => {
    expect(judge(wording, raw)).toMatchObject({ text: raw, alone: null });
  });

  it.each([
    [es, 'Como se muestra en la figura 3, las ventas crecen cada año.'],
    [es, 'Este manual describe el funcionamiento del servicio de ventas.'],
    [es, 'Contraseñas y acceso al sistema ........ 14'],
    [es, 'Todos los derechos reservados por la empresa editora del texto.'],
    [es, 'Escriba sudo apt install y edite /etc/fstab con el editor.'],
    [es, 'The password manager keeps the keys of the team safe from theft.'],
    [en, 'See section 4 for the details of the service.'],
    [en, 'The following table lists all the services of the team.'],
    [pt, 'Veja a secção 6.4 para mais detalhes sobre o serviço.'],
    [es, 'una frase cortada que empieza en minúscula y sigue.'],
    [es, 'Una línea sin punto final que parece un rótulo'],
    [es, '12 34 56 78 Total 90 12 34 56.'],
  ])('does not speak furniture, code, pointers or fragments: %#', (wording, raw) => {
    expect(judge(wording, raw)).toBeNull();
  });
});

describe('a sentence of the neighbouring language', () => {
  it.each([
    [es, 'Os corredores mantêm-se livres de caixas durante todo o turno.'],
    [es, 'As inspeções da instalação são feitas uma vez por mês no armazém.'],
    [pt, '¿Qué hay que revisar en cada turno antes de abrir la puerta?'],
    [pt, 'La señal de salida se revisa cada año con el jefe de turno.'],
  ])('is not said in the other: %#', (wording, text) => {
    expect(judge(wording, text)).toBeNull();
  });

  it('but names in it are', () => {
    expect(
      judge(es, 'La oficina de São Paulo revisa los pedidos de toda la región.'),
    ).not.toBeNull();
  });
});
