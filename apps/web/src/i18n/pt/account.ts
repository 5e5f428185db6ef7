import type { Messages } from '../messages.ts';

export const account = {
  title: 'Minha conta',
  subtitle: 'Seu nome, como você entra no estúdio e onde ele está aberto.',
  loadError: 'Não foi possível carregar a sua conta',
  saveError: 'Não foi possível salvar',
  saved: 'Salvo',
  save: 'Salvar',
  saveName: 'Salvar o nome',
  profile: { title: 'Seu nome', fullName: 'Nome completo' },
  credentials: {
    title: 'E-mail e senha',
    missing:
      'Você entrou com um link que só funciona uma vez. Escolha um e-mail e uma senha para entrar quando quiser.',
    withoutPassword: 'Você entra com o seu provedor. Se quiser, escolha também uma senha.',
    current: 'Senha atual',
    newPassword: 'Nova senha',
    keep: 'Deixe em branco para manter a que você tem.',
    note: 'Ao salvar, suas sessões em outros dispositivos são encerradas.',
  },
  secondFactor: {
    title: 'Verificação em duas etapas',
    isOn: 'Ativada',
    description:
      'Além da senha, pede um código de um aplicativo do seu celular. Assim, quem descobrir a sua senha não consegue entrar.',
    codesLeft_one:
      'Ao entrar, você digita também um código do seu aplicativo. Resta {{count}} código de recuperação.',
    codesLeft_other:
      'Ao entrar, você digita também um código do seu aplicativo. Restam {{count}} códigos de recuperação.',
    turnOn: 'Ativar',
    turnOnTitle: 'Ativar a verificação em duas etapas',
    steps: {
      password: 'Primeiro, a sua senha.',
      app: 'Escaneie o código com um aplicativo autenticador, como os que guardam senhas, e digite o número que ele mostrar. Suas outras sessões serão encerradas.',
      codes:
        'Guarde-os fora do celular: não serão mostrados de novo. Cada um funciona uma vez, para entrar sem o aplicativo.',
    },
    continue: 'Continuar',
    qrCode: 'Código QR com a chave para o seu aplicativo',
    key: 'Não consegue escanear? Digite esta chave no aplicativo:',
    copy: 'Copiar',
    copied: 'Os códigos foram copiados',
    copyError: 'Não foi possível copiar. Selecione e copie manualmente.',
    download: 'Baixar',
    fileName: 'códigos de recuperação',
    done: 'Já guardei',
    renew: 'Criar códigos de recuperação',
    renewDescription: 'Os dez códigos novos substituem os anteriores, que deixam de funcionar.',
    turnOff: 'Desativar',
    turnOffTitle: 'Desativar a verificação em duas etapas',
    turnOffDescription:
      'A senha será suficiente para entrar. As empresas que a exigem ficarão fechadas até você ativá-la de novo.',
    turnedOff: 'Verificação em duas etapas desativada',
  },
  sessions: {
    title: 'Suas sessões',
    description: 'Onde o estúdio está aberto em seu nome. Encerre as que você não reconhecer.',
    loadError: 'Não foi possível carregar as suas sessões',
    endError: 'Não foi possível encerrar a sessão',
    ended: 'Sessão encerrada',
    othersEnded: 'As outras sessões foram encerradas',
    this: 'Esta sessão',
    device: '{{browser}} no {{system}}',
    unknownDevice: 'Dispositivo desconhecido',
    ways: {
      password: 'Com senha',
      provider: 'Pelo seu provedor',
      'admin-site': 'Pelo site de administração',
      'studio-link': 'Com um link de uso único',
    },
    times: 'Último uso: {{used}}. Início: {{began}}.',
    end: 'Encerrar',
    endLabel: 'Encerrar a sessão de {{device}} {{address}}',
    endOthers: 'Encerrar as outras sessões',
  },
} satisfies Messages['account'];
