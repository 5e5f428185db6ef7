import type { Messages } from '../messages.ts';

export const signIn = {
  title: 'Entre no seu estúdio',
  returns: 'Depois você verá a página que queria abrir.',
  email: 'E-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  passwordHint: 'Pelo menos 10 caracteres. Várias palavras juntas são fáceis de lembrar.',
  showPassword: 'Mostrar a senha',
  code: 'Código',
  codeHint: 'Os 6 dígitos que o seu aplicativo mostra, ou um código de recuperação.',
  firstCodeHint: 'Os 6 dígitos que o seu aplicativo mostra.',
  submit: 'Entrar',
  or: 'ou',
  byProvider: 'Entrar com {{provider}}',
  forgotten:
    'Esqueceu a senha? Quem administra a sua empresa pode criar um link para você escolher outra.',
  firstTime:
    'Acabou de instalar o estúdio? Abra o endereço que aparece no terminal depois de “Tarima is ready”, ou o do arquivo indicado ali.',
  goToSignIn: 'Ir para a página de entrada',
  linkErrorTitle: 'Este link não funciona',
  invitation: {
    title: 'Você recebeu um convite de {{company}}',
    ways: 'Como participar',
    newWay: 'Conta nova',
    knownWay: 'Já tenho conta',
    newDescription: 'Escolha o seu nome e uma senha para entrar com {{email}}.',
    knownDescription: 'Digite a senha da sua conta de {{email}}.',
    note: 'Já tem uma conta com este e-mail? Com ela, uma única senha abre todas as suas empresas. Se não se lembra da senha, ou não foi você quem criou essa conta, escolha “Conta nova”.',
    fullName: 'Nome completo',
    submit: 'Participar',
  },
  reset: {
    title: 'Escolha uma nova senha',
    description: 'Para {{name}}, que entra com {{email}}. Todas as suas sessões serão encerradas.',
    submit: 'Salvar e entrar',
  },
} satisfies Messages['signIn'];
