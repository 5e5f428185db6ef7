import { LADDER } from '../ladder.ts';
import type { SampleTexts } from '../sample-texts.ts';

export const es: SampleTexts = {
  video: {
    title: 'Uso seguro de escaleras',
    script: `## Antes de subir

[Escena: pasos; presentador al lado]

- Suelo firme y seco
- 1 metro por cada 4 de altura
- Tres puntos de apoyo

Antes de subir, tres comprobaciones. Apoya la escalera en un suelo firme y seco. Separa la base un metro por cada cuatro de altura. Y sube de frente, siempre con tres puntos de apoyo.
`,
  },
  course: {
    title: 'Curso de atención al cliente',
    script: `## Tres módulos, doce contenidos

[Escena: pasos; presentador en la esquina]

- Escuchar antes de responder
- Resolver sin prometer de más
- Cerrar y dar seguimiento

Este curso tiene tres módulos. Primero, escuchar antes de responder. Después, resolver sin prometer de más. Y al final, cerrar y dar seguimiento.

## 1.1 Deja terminar a la persona

[Escena: idea; presentador al lado]

- Repite con tus palabras lo que necesita

Deja que la persona termine, y repite con tus palabras lo que necesita.
`,
  },
  designer: {
    title: 'Cuentas protegidas sin memorizar nada',
    script: `## Una llave para cada puerta

[Escena: puntos; presentador al lado]

- Una contraseña por cuenta
- Cuatro o cinco palabras
- Un segundo factor

Usar la misma contraseña en diez sitios es tener una sola llave para todo. Elige una distinta para cada cuenta, de cuatro o cinco palabras al azar. Y agrega un segundo factor: quien la robe seguirá afuera.
`,
  },
  podcast: {
    name: 'Aprender mejor',
    tagline: 'Ideas breves para quien forma a otros',
    topic: 'Por qué olvidamos los cursos',
    speakers: { host: 'Lucía', guest: 'Mateo' },
    turns: [
      { speaker: 'host', text: '¿Por qué olvidamos un curso en una semana?' },
      {
        speaker: 'guest',
        text: 'Porque casi nunca volvemos a él. Repasar al día siguiente y a la semana fija más que leerlo dos veces seguidas.',
      },
      { speaker: 'host', text: 'O sea, menos maratones y más citas cortas.' },
      { speaker: 'guest', text: 'Eso es. Y mejor si empiezas con una pregunta.' },
    ],
  },
  document: {
    title: 'Uso seguro de escaleras de mano',
    subtitle: 'Esta guía es para el personal de mantenimiento y de almacén.',
    note: 'Documento de ejemplo de Tarima. Los límites de la tabla son los de una empresa ficticia.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Una escalera de mano sirve para trabajos cortos y ligeros. Si el trabajo dura más de 30 minutos o exige las dos manos, se usa una plataforma. Esta guía explica cómo revisar la escalera, cómo colocarla y cuándo no se debe subir.',
      },
      { kind: 'heading', text: 'Antes de subir' },
      {
        kind: 'steps',
        items: [
          'Revisa peldaños, bisagras y zapatas: no debe haber grietas, piezas sueltas ni grasa.',
          'Apoya la escalera en un suelo firme, nivelado y seco.',
          'Separa la base de la pared 1 metro por cada 4 metros de altura.',
          'Comprueba que sobresale al menos 1 metro por encima del punto al que vas a subir.',
          'Señaliza la zona si pasan personas o vehículos.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'La figura 1 muestra la regla de 1 a 4: si la escalera se apoya a 4 metros de altura, su base queda a 1 metro de la pared.',
      },
      {
        kind: 'figure',
        svg: LADDER,
        alt: 'Una escalera apoyada en una pared: la base queda a 1 metro de la pared por cada 4 metros de altura.',
        caption: 'Figura 1. La regla de 1 a 4: un metro de separación por cada cuatro de altura.',
      },
      { kind: 'heading', text: 'Cerca de la electricidad' },
      {
        kind: 'warning',
        label: 'Advertencia',
        text: 'Nunca uses una escalera metálica cerca de cables o equipos eléctricos. Usa una de fibra de vidrio y pide que corten la corriente.',
      },
      { kind: 'heading', text: 'Mientras trabajas' },
      {
        kind: 'points',
        items: [
          'Sube y baja de frente, siempre con tres puntos de apoyo: dos pies y una mano, o dos manos y un pie.',
          'Lleva las herramientas en un cinturón, no en las manos.',
          'Mantén la hebilla del cinturón entre los largueros: no te estires hacia los lados.',
          'No pises los tres últimos peldaños de una escalera de apoyo ni los dos últimos de una de tijera.',
        ],
      },
      { kind: 'heading', text: 'Límites' },
      {
        kind: 'table',
        caption: 'Tabla 1. Límites por tipo de escalera.',
        rows: [
          ['Tipo de escalera', 'Altura máxima', 'Carga máxima', 'Personas'],
          ['De tijera', '2,5 m', '150 kg', '1'],
          ['De apoyo', '3,5 m', '150 kg', '1'],
          ['Extensible', '5 m', '150 kg', '1'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'La carga máxima suma a la persona, sus herramientas y el material. Por encima de 3,5 metros es obligatorio usar arnés y avisar al responsable de turno.',
      },
      { kind: 'heading', text: 'Preguntas frecuentes' },
      {
        kind: 'question',
        question: '¿Puedo mover la escalera con alguien encima?',
        answer:
          'No. La persona baja primero, aunque sean solo unos centímetros, y vuelve a subir cuando la escalera está colocada.',
      },
      {
        kind: 'question',
        question: '¿Qué hago con una escalera dañada?',
        answer:
          'Retírala de inmediato, ponle la etiqueta «No usar» y avisa a mantenimiento. No la repares por tu cuenta.',
      },
      { kind: 'heading', text: 'Si alguien se cae' },
      {
        kind: 'steps',
        items: [
          'No muevas a la persona.',
          'Llama al número de emergencias y di el lugar exacto.',
          'Quédate a su lado hasta que llegue la ayuda.',
          'Informa al responsable antes de terminar el turno.',
        ],
      },
    ],
  },
};
