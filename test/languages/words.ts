import type { Language } from '../../packages/contract/src/constants.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Small words of one of the three languages alone. A text with one of them is in that language. */
export const DISTINCTIVE: Record<Language, ReadonlySet<string>> = {
  es: set(`
    el los las una unos unas del y con sin más su sus tus hay aún aquí pero también puedes quieres todavía
    hasta después donde ningún ninguna mientras según muy hoy`),
  en: set('the and of to is are was with you your not this that it from or be what when have been'),
  pt: set(`
    um uma com sem é você vocês não são até seu seus sua suas ao aos pela pelo já também foi foram ainda
    muito nenhum nenhuma`),
};

/**
 * Words that two languages share. A text of other words that is equal in both is not translated.
 */
export const SHARED = {
  'es en': set(`
    podcast podcasts video videos formal vertical horizontal premium peninsular neutral coral error local min s
    p h mp pdf heygen openai elevenlabs google tokens https cm mm euro euros title no word list scorm cmi xapi moodle
    xml gift qti original`),
  'en pt': set(`
    menu podcast podcasts link links site word formal vertical horizontal premium peninsular coral local min s p h heygen openai
    elevenlabs google downloads tokens https e-mail design cm mm pdf euro euros title list scorm cmi xapi moodle xml gift qti
    original`),
  'es pt': set(`
    a abrir administra anterior argentino azul básica básico biblioteca cancelado cancelar capítulos caracteres caso casual
    clara cliente clientes cobertura código colombiano como completo coral conciso configurada configurar continuar copiar curso cursos de
    descartar documentos duplicar editado empresa empresas enérgica enérgico entrada enviando entrar entusiasta equilibrado esta estado estimadas estimados
    explicar exportar falta figura filtrar filtros foto segundo formal formato horizontal h heygen openai elevenlabs google https idioma idiomas
    incluir incompletos campos informal iniciado iniciando inspirar italiano líderes lista local logotipo máquina marcar material menos
    método mexicano min s p modelo modo módulo módulos narrativo numerada objetivo ordenar original página páginas pág
    págs parte pausa pausar pausas peninsular podcast podcasts por premium preparando principal problema
    alta empresa publicar recomendado responde restaurar resultado revista score serena sereno servidor silenciar suficiente técnicos tema
    temas texto tipo título todos tokens total usar ver verde vertical violeta visto vistos voz para terminar
    centímetro centímetros milímetro milímetros minuto minutos hora horas euro euros firme documento pdf title list z
    última visita utc word certificado falso entregar scorm cmi xapi moodle xml gift qti editar relacionar repetir
    comentar enviar entrando frase reabrir resolver`),
} as const;
