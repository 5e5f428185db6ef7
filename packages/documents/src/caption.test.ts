import { describe, expect, it } from 'vitest';
import { isCaption, isFigureCaption } from './caption.ts';

describe('a caption', () => {
  it.each([
    'Figura 3: Ventas por región',
    'Fig 1.',
    'Fig. 2a – Detalle',
    'FIGURE IV. The pump',
    'Exhibit 12',
    'Esquema 2. Conexión de la bomba',
    'Mapa 1: Zonas de riesgo',
    'Foto 7. Válvula abierta',
    'Ilustração 3 - Painel frontal',
    'Gráfico 2.1. Accidentes por turno',
    'Figure 7-27. Stainless steel self-locking nut.',
    'Figura 5 Menú principal',
  ])('of a figure: %s', (text) => {
    expect(isFigureCaption(text)).toBe(true);
    expect(isCaption(text)).toBe(true);
  });

  it.each(['Tabla 2. Límites', 'Quadro 1: Metas', 'Table IV'])('of a table: %s', (text) => {
    expect(isFigureCaption(text)).toBe(false);
    expect(isCaption(text)).toBe(true);
  });

  it.each([
    'ImageIndex = 3',
    'Figura 3 muestra las ventas',
    'Figure 2 shows the pump',
    'Figura 9. Bomba ........................ 12',
    'La figura 3: ventas',
    'Fotografías del centro',
    'Mapa de riesgos',
    'Figure out the rest',
  ])('is no sentence, name or entry of a list: %s', (text) => {
    expect(isCaption(text)).toBe(false);
  });
});
