import type { DesignerTexts } from './designer-texts.ts';

export const pt: DesignerTexts = {
  interests: {
    desarrollo_personal: {
      label: 'Desenvolvimento pessoal',
      text: 'Hábitos que duram, melhor uso do tempo, cuidado com as emoções, metas claras e uma comunicação mais segura.',
    },
    tecnologia: {
      label: 'Tecnologia',
      text: 'Entender a tecnologia do dia a dia, proteger a informação, organizar dados, automatizar tarefas repetidas e usar assistentes de inteligência artificial com critério.',
    },
    negocios: {
      label: 'Negócios',
      text: 'Conhecer os clientes, vender e negociar, definir preços, cuidar do fluxo de caixa, planejar projetos e liderar equipes.',
    },
    educacion: {
      label: 'Educação',
      text: 'Como as pessoas aprendem, planejar aulas e cursos, explicar com clareza, avaliar com justiça e acompanhar a prática.',
    },
    diseno: {
      label: 'Design',
      text: 'Bases visuais, apresentações claras, pesquisa com pessoas, protótipos, interfaces simples e design acessível.',
    },
  },
  targetAudience: {
    profesionales: {
      label: 'Profissionais em atividade',
      text: 'Profissionais que já trabalham e querem resolver melhor as situações de cada semana.',
    },
    estudiantes: {
      label: 'Estudantes',
      text: 'Estudantes que estão começando no tema e precisam de uma base firme para as aulas e o primeiro emprego.',
    },
    lideres: {
      label: 'Líderes de equipe',
      text: 'Pessoas que coordenam uma equipe e tomam decisões que afetam o trabalho dos outros.',
    },
    emprendedores: {
      label: 'Empreendedores',
      text: 'Pessoas que começam ou mantêm um projeto próprio com recursos limitados.',
    },
    general: {
      label: 'Público em geral',
      text: 'Qualquer pessoa com curiosidade pelo tema, sem conhecimentos prévios.',
    },
  },
  painPoints: {
    tiempo: {
      label: 'Falta de tempo',
      text: 'Não há horas livres para cursos longos. É difícil manter o ritmo entre o trabalho e a casa.',
    },
    actualizacion: {
      label: 'Manter-se atualizado',
      text: 'Os métodos e as ferramentas mudam sem parar. O que foi aprendido anos atrás já não basta.',
    },
    practica: {
      label: 'Falta de prática',
      text: 'A teoria é entendida, mas não vira prática. Faltam exemplos reais e exercícios para ganhar confiança.',
    },
    sobrecarga: {
      label: 'Excesso de informação',
      text: 'Há conselhos e materiais soltos demais. É difícil separar o importante do resto.',
    },
    metodologia: {
      label: 'Falta de método',
      text: 'Cada tarefa é resolvida de um jeito diferente. Falta uma ordem clara de passos para obter resultados parecidos.',
    },
  },
};
