import type { Messages } from '../messages.ts';

export const members = {
  title: 'Membros',
  subtitle: 'Quem pode entrar nas suas empresas.',
  loadError: 'Não foi possível carregar os membros',
  changeError: 'Não foi possível fazer a alteração',
  noCompany: 'Nenhuma empresa para administrar',
  noCompanyDescription: 'Esta página é para quem administra uma empresa.',
  company: 'Empresa',
  roles: { owner: 'Administra', member: 'Membro' },
  you: 'Você',
  noEmail: 'Entra pelo endereço do estúdio',
  byAdminSite: 'Entra pelo site de administração',
  adminSite:
    'O seu site de administração decide quem entra. Quem você remover aqui não pode usar nenhum link anterior: só volta com um que esse site crie depois.',
  menu: 'Ações para {{name}}',
  makeOwner: 'Tornar administrador',
  makeMember: 'Deixar como membro',
  resetPassword: 'Link para outra senha',
  hasSecondFactor: 'Duas etapas',
  resetSecondFactor: 'Remover as duas etapas',
  resetSecondFactorTitle: 'Remover a verificação em duas etapas de {{name}}?',
  resetSecondFactorDescription:
    'Para quem perdeu o celular e os códigos de recuperação. Confirme antes que é essa pessoa quem pede: as sessões dela são encerradas e depois basta a senha.',
  secondFactorReset: 'Agora basta a senha',
  remove: 'Remover da empresa',
  removeTitle: 'Remover {{name}}?',
  removeDescription:
    'As sessões são encerradas e essa pessoa não poderá mais entrar em {{company}}. O que ela criou fica na empresa.',
  removed: 'Não é mais membro',
  roleChanged: 'Alteração salva',
  invite: {
    title: 'Convidar alguém',
    description:
      'O estúdio não envia e-mails: copie o link e entregue-o somente a essa pessoa. Você pode ver se um e-mail foi convidado ou é membro aqui, mas não se tem conta em outra empresa. O estúdio também não verifica de quem ele é.',
    email: 'E-mail',
    role: 'Pode',
    roles: { member: 'Criar conteúdo', owner: 'Também administrar' },
    submit: 'Criar link',
  },
  pending: {
    title: 'Convites pendentes',
    expires: 'Expira em {{date}}',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar o convite de {{email}}',
    cancelled: 'Convite cancelado',
  },
  link: {
    invitationTitle: 'Link de convite',
    resetTitle: 'Link para outra senha',
    description:
      'Copie agora: ele não será mostrado de novo. Serve uma única vez e expira em {{date}}. Entregue-o somente à pessoa para quem ele é: quem o tiver poderá usá-lo.',
    address: 'Link',
    copy: 'Copiar',
    copied: 'Link copiado',
    copyError: 'Não foi possível copiar. Selecione e copie manualmente.',
  },
  companies: {
    rename: 'Renomear',
    create: 'Nova empresa',
    name: 'Nome da empresa',
    save: 'Salvar',
    saved: 'Empresa salva',
  },
  secondFactor: {
    title: 'Verificação em duas etapas obrigatória',
    isRequired: 'Exigida',
    description:
      'Quem entra com senha precisa também de um código do celular para abrir esta empresa. A quem chega por um provedor, um site de administração ou o endereço do terminal não é pedida: a segunda etapa está lá.',
    require: 'Passar a exigir',
    allow: 'Deixar de exigir',
    requireTitle: 'Exigir a verificação em duas etapas em {{company}}?',
    requireDescription:
      'A empresa se fecha agora mesmo para quem entra apenas com senha, até que ative a verificação na sua conta. As outras empresas dessa pessoa continuam abertas.',
    saved: 'Alteração salva',
  },
} satisfies Messages['members'];
