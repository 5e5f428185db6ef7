import type { DesignerTexts } from './designer-texts.ts';

export const es: DesignerTexts = {
  interests: {
    desarrollo_personal: {
      label: 'Desarrollo personal',
      text: 'Hábitos que duran, mejor uso del tiempo, manejo de las emociones, metas claras y una comunicación más segura.',
    },
    tecnologia: {
      label: 'Tecnología',
      text: 'Entender la tecnología de cada día, proteger la información, ordenar datos, automatizar tareas repetidas y usar asistentes de inteligencia artificial con criterio.',
    },
    negocios: {
      label: 'Negocios',
      text: 'Conocer a los clientes, vender y negociar, fijar precios, cuidar el flujo de caja, planear proyectos y dirigir equipos.',
    },
    educacion: {
      label: 'Educación',
      text: 'Cómo aprende la gente, diseñar clases y cursos, explicar con claridad, evaluar con justicia y acompañar la práctica.',
    },
    diseno: {
      label: 'Diseño',
      text: 'Bases visuales, presentaciones claras, investigación con personas, prototipos, interfaces sencillas y diseño accesible.',
    },
  },
  targetAudience: {
    profesionales: {
      label: 'Profesionales en activo',
      text: 'Profesionales que ya trabajan y quieren resolver mejor las situaciones de cada semana.',
    },
    estudiantes: {
      label: 'Estudiantes',
      text: 'Estudiantes que se acercan al tema y necesitan bases firmes para sus clases y su primer empleo.',
    },
    lideres: {
      label: 'Líderes de equipo',
      text: 'Personas que coordinan un equipo y toman decisiones que afectan el trabajo de los demás.',
    },
    emprendedores: {
      label: 'Emprendedores',
      text: 'Personas que arrancan o sostienen un proyecto propio con recursos limitados.',
    },
    general: {
      label: 'Público general',
      text: 'Cualquier persona con curiosidad por el tema, sin conocimientos previos.',
    },
  },
  painPoints: {
    tiempo: {
      label: 'Falta de tiempo',
      text: 'No hay horas libres para cursos largos. Cuesta mantener el ritmo entre el trabajo y la casa.',
    },
    actualizacion: {
      label: 'Mantenerse al día',
      text: 'Los métodos y las herramientas cambian sin parar. Lo que se aprendió hace años ya no alcanza.',
    },
    practica: {
      label: 'Falta de práctica',
      text: 'La teoría se entiende, pero no se aplica. Faltan ejemplos reales y ejercicios para ganar confianza.',
    },
    sobrecarga: {
      label: 'Exceso de información',
      text: 'Hay demasiados consejos y materiales sueltos. No se distingue lo importante de lo accesorio.',
    },
    metodologia: {
      label: 'Falta de método',
      text: 'Cada tarea se resuelve de una forma distinta. Falta un orden claro de pasos para obtener resultados parecidos.',
    },
  },
};
