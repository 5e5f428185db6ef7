import { expect, it } from 'vitest';
import { errorMessage } from './index.ts';

it('uses the specified sentences for uploads', () => {
  expect(errorMessage('FILE_TOO_LARGE', 'es')).toBe(
    'Uno o más archivos exceden el límite de 50MB por archivo',
  );
  expect(errorMessage('TOO_MANY_FILES', 'es')).toBe('Máximo 10 archivos permitidos por subida');
  expect(errorMessage('FILE_VALIDATION_ERROR', 'es')).toBe('Formato no soportado');
  expect(errorMessage('UNEXPECTED_FILE_FIELD', 'es')).toMatch(/^Error interno/u);
  expect(errorMessage('STORAGE_UNAVAILABLE', 'es')).toContain('Contacte al administrador');
  expect(errorMessage('STORAGE_FORBIDDEN', 'es')).toBe('Sin permisos para guardar archivos');
  expect(errorMessage('UPLOAD_FAILED', 'es')).toBe(
    'Hubo un problema al cargar el archivo. Inténtalo de nuevo.',
  );
});

it('names a file in another language, and the language where known', () => {
  const say = (language: 'es' | 'en' | 'pt', of?: string) =>
    errorMessage('DOCUMENT_OTHER_LANGUAGE', language, 'a.pdf', of);
  expect(say('es', 'en')).toMatch(/^«a\.pdf» está en inglés y no en el idioma/u);
  expect(say('en', 'es')).toMatch(/^“a\.pdf” is in Spanish, not in the language/u);
  expect(say('pt', 'es')).toMatch(/^“a\.pdf” está em espanhol e não no idioma/u);
  expect(say('es', 'other')).toMatch(/está en otro idioma y no en el idioma/u);
  expect(say('en')).toMatch(/is in another language, not/u);
});

it('uses the specified sentences for courses, videos and podcasts', () => {
  expect(errorMessage('COURSE_STRUCTURE_INVALID', 'en')).toBe('Invalid course structure received');
  expect(errorMessage('COURSE_STRUCTURE_MISSING', 'en')).toMatch(/^No course structure available/u);
  expect(errorMessage('COURSE_DATA_MISSING', 'es')).toBe('Datos de curso no disponibles');
  expect(errorMessage('VIDEO_FAILED', 'es')).toBe('Error en la generación del video');
  expect(errorMessage('PODCAST_NO_INPUT', 'es')).toBe(
    'Por favor, proporciona contenido de texto o una URL',
  );
  expect(errorMessage('PODCAST_FAILED', 'es')).toBe('Error al iniciar la generación del podcast');
  expect(errorMessage('PODCAST_FILE_WITHOUT_TEXT', 'en')).toBe(
    'Could not extract text from the file.',
  );
});
