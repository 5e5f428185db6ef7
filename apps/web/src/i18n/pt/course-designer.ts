import type { Messages } from '../messages.ts';

export const courseDesigner: Messages['courseDesigner'] = {
  title: 'Designer de cursos',
  subtitle: 'Escolha o tema, o público e o problema a resolver. Não é preciso enviar nada.',
  tabs: { design: 'Criar curso', result: 'Resultado' },
  fields: {
    interests: {
      label: 'Área de interesse',
      placeholder: 'Escolha uma área',
      text: 'Descreva o interesse',
      textPlaceholder:
        'Escolha uma área acima e ajuste o texto aqui, ou escreva com suas palavras.',
    },
    targetAudience: {
      label: 'Público-alvo',
      placeholder: 'Escolha um público',
      text: 'Descreva o público',
      textPlaceholder: 'Escolha um público acima e conte aqui quem vai fazer o curso.',
    },
    painPoints: {
      label: 'Problema principal',
      placeholder: 'Escolha um problema',
      text: 'Descreva o problema',
      textPlaceholder:
        'Escolha um problema acima e conte aqui o que é difícil hoje para essas pessoas.',
    },
  },
  company: 'Empresa',
  submit: 'Criar curso',
  choose: 'Escolha uma opção',
  incompleteTitle: 'Seleções incompletas',
  incomplete: 'Por favor, selecione uma opção em cada campo.',
  missing: 'Falta escolher uma opção em: {{fields}}.',
  ownText: 'Seu texto foi mantido.',
  useText: 'Usar o texto da opção',
  replacedText: 'Seu texto foi substituído.',
  takeBack: 'Recuperar meu texto',
  designing: 'Estamos criando o seu curso',
  designingHint: 'Escolhemos os temas e os organizamos em módulos. Ele também ficará em Projetos.',
  error: 'Erro ao gerar o curso',
  loadError: 'Não foi possível carregar o curso',
  back: 'Voltar ao formulário',
  edit: 'Editar a estrutura',
  another: 'Criar outro curso',
};
