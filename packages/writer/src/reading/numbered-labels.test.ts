import { describe, expect, it } from 'vitest';
import { labelOf, referencesIn, unlabelled } from './numbered-labels.ts';

const names = (sentence: string, caption: string) =>
  referencesIn(sentence).some((keys) => keys.includes(labelOf(caption) ?? 'none'));

describe('a numbered reference', () => {
  it.each([
    ['La bomba se ve en la figura 3.', 'Figura 3. La bomba', true],
    ['Gire la válvula (ver la fig. 2a).', 'Fig. 2a: Válvula', true],
    ['Gire la válvula (ver la fig. 2a).', 'Figura 2. Válvulas', true],
    ['Figures 3 and 4 show both pumps.', 'Figure 4 – Pump', true],
    ['The prices are in Table 2.', 'TABLE 2. Prices', true],
    ['See Figure 1-2 for the panel.', 'Figure 1-2. Panel', true],
    ['Figures 1-2 show both doors of the hall.', 'Figure 2. Door', true],
    ['El reparto está en el gráfico 0.1 de la memoria.', 'Gráfico 0.1. Reparto', true],
    ['Os valores estão nos quadros 1, 2 e 3 do anexo.', 'Quadro 3: Valores', true],
    ['Wie Abbildung IV zeigt, ist die Tür offen.', 'Abb. IV: Tür', true],
    ['Les ventes sont dans le tableau 5.', 'Tableau 5 : ventes', true],
    ['La figura 3 muestra la bomba.', 'Figura 31. Otra', false],
    ['La figura 3 muestra la bomba.', 'Tabla 3. Precios', false],
    ['Configura 3 salidas.', 'Figura 3. Salidas', false],
    ['Figura 3. La bomba de agua.', 'Figura 3. La bomba', false],
    ['Fig 2.', 'Fig 2.', false],
  ])('of "%s" to "%s" is %s', (sentence, caption, isNamed) => {
    expect(names(sentence, caption)).toBe(isNamed);
  });

  it('is no part of what a caption says', () => {
    expect(unlabelled('Figura 3: Ventas por región')).toBe('Ventas por región');
    expect(unlabelled('Ventas por región')).toBe('Ventas por región');
  });
});
