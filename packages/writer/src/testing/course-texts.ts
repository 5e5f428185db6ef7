/** The pieces of a made-up handbook, by language. Nouns are singular, so that every verb fits. */
type Vocabulary = {
  chapters: readonly string[];
  sections: readonly string[];
  nouns: readonly string[];
  verbs: readonly string[];
  circumstances: readonly string[];
};

const listed = (text: string): string[] => text.split(',').map((item) => item.trim());

const ENGLISH: Vocabulary = {
  chapters:
    listed(`Warehouse ventilation, Cold storage, Fire prevention, Forklift traffic, Loading docks, Stock rotation,
    Damaged goods, Night shifts, Waste sorting, Visitor access, Chemical handling, Energy saving, Staff training,
    Quality audits, Supplier visits, Seasonal peaks, Return parcels, Label printing, Route planning, Emergency drills`),
  sections: listed('Equipment, Schedules, Responsibilities, Frequent mistakes, Records'),
  nouns:
    listed(`the pressure gauge, the painted floor, the insulated door, the humidity sensor, the spare battery,
    the delivery note, the safety sign, the pallet rack, the exit lamp, the drainage channel, the paper archive,
    the rental contract, the spill kit, the temperature log, the maintenance plan, the access card, the noise barrier,
    the shift handover, the packing table, the dust filter, the steep ramp, the fuel reserve, the training video,
    the barcode reader, the weather report, the cleaning round, the supplier invoice, the hydraulic lift,
    the smoke detector, the customer claim, the wooden crate, the first aid cabinet, the parking bay, the exit route,
    the quality sample, the conveyor belt, the security camera, the repair order, the order backlog, the air duct`),
  verbs:
    listed(`protects, replaces, reveals, supports, improves, limits, explains, confirms, requires, simplifies,
    accelerates, documents, prevents, completes, prepares, complements, controls, justifies, anticipates, sustains`),
  circumstances: listed(`before each shift begins, during the winter months, after every inspection,
    when the site is full, in small branches, throughout the week, under close supervision, with little effort,
    on public holidays, in older buildings, near the main gate, without extra staff, once a quarter,
    as insurers recommend, far from the offices, while trucks are waiting, in case of doubt, at the lowest cost,
    until the audit ends, beyond legal minimums, after a long stop, within the first hour, since the last reform`),
};

const SPANISH: Vocabulary = {
  chapters:
    listed(`Ventilación del almacén, Cámaras frigoríficas, Prevención de incendios, Tránsito de carretillas,
    Muelles de carga, Rotación de existencias, Mercancía dañada, Turnos de noche, Clasificación de residuos,
    Acceso de visitantes, Productos químicos, Ahorro de energía, Formación del personal, Auditorías de calidad,
    Visitas de proveedores, Picos de temporada, Devolución de paquetes, Impresión de etiquetas,
    Planificación de rutas, Simulacros de emergencia`),
  sections: listed('Equipos, Horarios, Responsabilidades, Errores habituales, Registros'),
  nouns:
    listed(`el manómetro de presión, el suelo pintado, la puerta aislante, el sensor de humedad,
    la batería de repuesto, el albarán de entrega, la señal de seguridad, la estantería de palés, la lámpara de salida,
    el canal de drenaje, el archivo de papel, el contrato de alquiler, el equipo contra derrames,
    el registro de temperatura, el plan de mantenimiento, la tarjeta de acceso, la barrera de ruido,
    el relevo del turno, la mesa de embalaje, el filtro de polvo, la rampa de subida, la reserva de combustible,
    el vídeo de formación, el lector de códigos, el parte meteorológico, la ronda de limpieza,
    la factura del proveedor, el elevador hidráulico, el detector de humo, la queja del cliente, la caja de madera,
    el botiquín central, la plaza de aparcamiento, la ruta de salida, la muestra de calidad, la cinta de transporte,
    la cámara de vigilancia, la orden de reparación, el pedido pendiente, el conducto de aire`),
  verbs:
    listed(`protege, sustituye, revela, sostiene, mejora, limita, explica, confirma, exige, simplifica, acelera,
    documenta, previene, completa, prepara, complementa, controla, justifica, anticipa, mantiene`),
  circumstances: listed(`antes de cada turno, durante el invierno, después de toda inspección,
    con la nave llena, en sucursales pequeñas, a lo largo de la semana, bajo supervisión directa, con poco esfuerzo,
    en días festivos, en edificios antiguos, cerca de la entrada principal, sin personal adicional, una vez por trimestre,
    según recomiendan las aseguradoras, lejos de las oficinas, mientras esperan los camiones, en caso de duda,
    al menor coste posible, hasta el final de la auditoría, más allá del mínimo legal, tras una parada larga,
    dentro de la primera hora, desde la última reforma`),
};

const PORTUGUESE: Vocabulary = {
  chapters:
    listed(`Ventilação do armazém, Câmaras frias, Prevenção de incêndios, Trânsito de empilhadeiras,
    Docas de carga, Rotação de estoque, Mercadoria danificada, Turnos da noite, Separação de resíduos,
    Acesso de visitantes, Produtos químicos, Economia de energia, Treinamento de pessoal, Auditorias de qualidade,
    Visitas de fornecedores, Picos de temporada, Devolução de pacotes, Impressão de etiquetas,
    Planejamento de rotas, Simulados de emergência`),
  sections: listed('Equipamentos, Horários, Responsabilidades, Erros habituais, Registros'),
  nouns:
    listed(`o manômetro de pressão, o piso pintado, a porta isolante, o sensor de umidade, a bateria de reserva,
    a nota de entrega, o sinal de segurança, a estante de paletes, a lâmpada de saída, o canal de drenagem,
    o arquivo de papel, o contrato de aluguel, o kit contra vazamentos, o registro de temperatura,
    o plano de manutenção, o cartão de acesso, a barreira de ruído, a troca de turno, a mesa de embalagem,
    o filtro de poeira, a rampa de subida, a reserva de combustível, o vídeo de treinamento, o leitor de códigos,
    o boletim do tempo, a ronda de limpeza, a fatura do fornecedor, o elevador hidráulico, o detector de fumaça,
    a queixa do cliente, a caixa de madeira, o armário de socorros, a vaga de estacionamento, a rota de saída,
    a amostra de qualidade, a esteira de transporte, a câmera de vigilância, a ordem de reparo, o pedido pendente,
    o duto de ar`),
  verbs:
    listed(`protege, substitui, revela, sustenta, melhora, limita, explica, confirma, exige, simplifica, acelera,
    documenta, previne, completa, prepara, complementa, controla, justifica, antecipa, mantém`),
  circumstances:
    listed(`antes de cada turno, durante o inverno, depois de toda inspeção, com o galpão cheio,
    em filiais pequenas, ao longo da semana, sob supervisão direta, com pouco esforço, em dias de feriado,
    em prédios antigos, perto da entrada principal, sem pessoal adicional, uma vez por trimestre,
    conforme recomendam as seguradoras, longe dos escritórios, enquanto esperam os caminhões, em caso de dúvida,
    pelo menor custo possível, até o final da auditoria, além do mínimo legal, após uma parada longa,
    dentro da primeira hora, desde a última reforma`),
};

const VOCABULARIES = { en: ENGLISH, es: SPANISH, pt: PORTUGUESE };

const SENTENCES_PER_PAGE = 24;
const SENTENCES_PER_PARAGRAPH = 4;
/** Each section has only so many things, so that its topic is its own. */
const NOUNS_PER_SECTION = 9;

/**
 * A handbook of about so many pages, in the form that `documentOf` reads: up to 20 chapters of five
 * sections each. All sentences differ. The same arguments always give the same text.
 */
export function handbookText(
  language: keyof typeof VOCABULARIES,
  pages: number,
  hasHeadings = true,
): string {
  const { chapters, sections, nouns, verbs, circumstances } = VOCABULARIES[language];
  const count = Math.min(chapters.length, Math.max(4, Math.round(pages / 5)));
  const perSection = Math.max(
    4,
    Math.round((pages * SENTENCES_PER_PAGE) / count / sections.length),
  );
  const random = sequence();
  const pick = (items: readonly string[]) => items[random() % items.length] ?? '';
  const said = new Set<string>();
  const lines: string[] = [];
  let written = 0;
  const sentence = (own: readonly string[]): string => {
    const text = `${pick(own)} ${pick(verbs)} ${pick(nouns)} ${pick(circumstances)}.`;
    if (said.has(text)) return sentence(own);
    said.add(text);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  for (const [number, chapter] of chapters.slice(0, count).entries()) {
    if (hasHeadings) lines.push(`# ${number + 1}. ${chapter}`);
    for (const section of sections) {
      if (hasHeadings) lines.push(`## ${section}: ${chapter.toLowerCase()}`);
      const own = Array.from({ length: NOUNS_PER_SECTION }, () => pick(nouns));
      for (let at = 0; at < perSection; at += SENTENCES_PER_PARAGRAPH) {
        const size = Math.min(SENTENCES_PER_PARAGRAPH, perSection - at);
        lines.push(Array.from({ length: size }, () => sentence(own)).join(' '));
        written += size;
        if (written >= SENTENCES_PER_PAGE) {
          lines.push('---');
          written -= SENTENCES_PER_PAGE;
        }
      }
    }
  }
  return lines.join('\n');
}

/** Numbers that look random but are always the same. */
function sequence() {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 12;
  };
}
