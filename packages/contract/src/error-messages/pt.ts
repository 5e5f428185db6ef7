import type { ErrorMessages } from '../error-codes.ts';

/** For readable files with a wrong extension. */
const renamed = (what: string, extension: string) =>
  `“{file}” é, na verdade, ${what}. Troque a extensão dele por .${extension} e envie-o novamente.`;

export const pt: ErrorMessages = {
  FILE_TOO_LARGE: 'Um ou mais arquivos excedem o limite de 50MB por arquivo',
  TOO_MANY_FILES: 'Máximo de 10 arquivos permitidos por envio',
  FILE_VALIDATION_ERROR: 'Formato não suportado',
  UNEXPECTED_FILE_FIELD:
    'Erro interno ao enviar os arquivos. Recarregue a página e tente novamente.',
  STORAGE_UNAVAILABLE: 'Problema com o diretório do servidor. Contate o administrador',
  STORAGE_AWAY:
    'O armazenamento de arquivos não responde neste momento. O que já estava salvo continua seguro; tente novamente em alguns segundos.',
  STORAGE_FORBIDDEN: 'Sem permissão para salvar arquivos',
  UPLOAD_FAILED: 'Houve um problema ao enviar o arquivo. Tente novamente.',
  NO_FILES: 'É necessário pelo menos um arquivo',
  COMPANY_STORAGE_FULL:
    'O espaço da empresa está cheio. Exclua projetos, vídeos ou podcasts que você não usa mais, ou peça mais espaço a quem administra o estúdio.',
  DOCUMENT_ENCRYPTED: '“{file}” está protegido por senha. Salve-o sem senha e envie-o novamente.',
  DOCUMENT_CORRUPT:
    '“{file}” está danificado e não pode ser lido. Abra-o, salve-o novamente e envie-o.',
  DOCUMENT_EMPTY: '“{file}” não contém texto que possa ser lido.',
  DOCUMENT_TOO_COMPLEX:
    '“{file}” é complexo demais para ser lido aqui. Divida-o em partes menores.',
  DOCUMENT_TYPE_MISMATCH:
    'O conteúdo de “{file}” não corresponde à extensão dele. Abra-o no programa em que foi criado, salve-o e envie-o novamente.',
  DOCUMENT_UNSAFE:
    '“{file}” contém instruções que poderiam abrir outros arquivos e não foi lido. Exporte-o de novo do programa em que foi criado, ou como PDF, e envie-o novamente.',
  DOCUMENT_UNSUPPORTED:
    'Ainda não conseguimos ler “{file}”. Salve-o como PDF, DOCX ou PPTX e envie-o novamente.',
  DOCUMENT_OTHER_LANGUAGE:
    '“{file}” está em {language} e não no idioma deste trabalho, por isso não foi usado. Envie-o em um projeto separado, ou envie uma tradução.',
  DOCUMENT_ONLY_CODE:
    '“{file}” é só código ou comandos para máquinas, que não podem ser narrados. Envie um documento que o explique com frases.',
  DOCUMENT_ONLY_TABLES:
    '“{file}” é só tabelas com colunas demais para serem narradas. Envie um documento que diga o que elas mostram.',
  DOCUMENT_ONLY_FIGURES:
    '“{file}” é só figuras com suas legendas, e uma figura não pode ser narrada. Envie um documento que diga o que elas mostram.',
  DOCUMENT_ONLY_FURNITURE:
    '“{file}” é só capa, índices, referências ou dados da página, que não são narrados. Envie o documento com o seu conteúdo.',
  DOCUMENT_ONLY_EXERCISES:
    '“{file}” é só exercícios, que um curso não narra. Envie também o documento que ensina o que eles praticam.',
  DOCUMENT_IS_PDF: renamed('um PDF', 'pdf'),
  DOCUMENT_IS_DOC: renamed('um documento do Word 97-2003', 'doc'),
  DOCUMENT_IS_DOCX: renamed('um documento do Word', 'docx'),
  DOCUMENT_IS_PPT: renamed('uma apresentação do PowerPoint 97-2003', 'ppt'),
  DOCUMENT_IS_PPTX: renamed('uma apresentação do PowerPoint', 'pptx'),
  DOCUMENT_IS_JPG: renamed('uma imagem JPEG', 'jpg'),
  DOCUMENT_IS_PNG: renamed('uma imagem PNG', 'png'),
  DOCUMENT_IS_TIFF: renamed('uma imagem TIFF', 'tiff'),
  DOCUMENT_IS_SVG: renamed('um desenho SVG', 'svg'),
  DOCUMENT_IS_RTF:
    '“{file}” é, na verdade, um documento RTF. Abra-o no seu editor de texto, salve-o como DOCX ou PDF e envie-o novamente.',
  DOCUMENT_IS_HTML:
    '“{file}” é, na verdade, uma página da web. Abra o arquivo no seu editor de texto ou no navegador, salve-o como DOCX ou PDF e envie-o novamente.',
  DOCUMENT_IS_OPENDOCUMENT:
    '“{file}” é, na verdade, um arquivo do OpenDocument (ODT, ODP). Abra-o, salve-o como PDF, DOCX ou PPTX e envie-o novamente.',
  DOCUMENT_IS_WORKBOOK:
    '“{file}” é, na verdade, uma pasta de trabalho do Excel. Abra o arquivo, salve-o como PDF e envie-o novamente.',
  PICTURE_TOO_LARGE: '“{file}” tem pixels demais. Reduza-o e envie-o novamente.',
  PAGE_WITHOUT_PICTURE: 'Esta página não pode ser mostrada aqui como imagem.',
  ADDRESS_INVALID:
    '“{file}” não é um endereço da web válido. Copie-o do navegador, com http ou https.',
  ADDRESS_PRIVATE: '“{file}” não é uma página pública da internet. Copie o texto e cole-o aqui.',
  ADDRESS_UNREACHABLE:
    'Não foi possível abrir “{file}”. Verifique o endereço, tente mais tarde ou cole o texto aqui.',
  ADDRESS_NOT_FOUND: 'A página “{file}” não existe. Verifique o endereço.',
  ADDRESS_REFUSED:
    'A página “{file}” não permite a leitura automática. Copie o texto e cole-o aqui.',
  ADDRESS_TOO_SLOW: '“{file}” demora demais para responder. Tente mais tarde ou cole o texto aqui.',
  ADDRESS_TOO_LARGE:
    '“{file}” é grande ou complexa demais. Copie o texto de que precisa e cole-o aqui.',
  ADDRESS_NOT_A_PAGE:
    '“{file}” não é uma página com texto nem um documento que possamos ler. Copie o texto e cole-o aqui.',
  ADDRESS_NO_ARTICLE: 'Não encontramos um artigo em “{file}”. Copie o texto e cole-o aqui.',
  NO_READABLE_DOCUMENT: 'Nenhum dos arquivos pôde ser lido. Envie outro documento.',
  NOTHING_TO_SAY: 'O roteiro não tem texto para narrar. Escreva pelo menos uma frase.',
  DRAFT_FAILED: 'Não foi possível preparar o roteiro. Tente novamente.',
  SCRIPT_NOT_READY: 'O roteiro ainda está sendo preparado.',
  SCRIPT_CHANGED_ELSEWHERE: 'O roteiro foi alterado em outra janela.',
  UNIT_NOT_SPEAKABLE: 'Esta parte dos documentos não pode ser narrada.',
  REDRAFT_NOT_READY: 'O novo rascunho ainda não está pronto ou não existe mais.',
  VOICE_UNKNOWN: 'A voz escolhida não está disponível. Escolha outra.',
  PRESENTER_UNKNOWN: 'O apresentador escolhido não está disponível. Escolha outro.',
  PORTRAIT_CONSENT_MISSING: 'Falta o consentimento da pessoa da foto. Leia e marque a caixa.',
  TEMPLATE_UNKNOWN: 'O modelo escolhido não está disponível. Escolha outro.',
  VOICE_NOT_FOR_PRESENTER:
    'A voz escolhida só pode ser usada com os apresentadores do seu provedor. Escolha outra voz.',
  VOICE_NOT_FOR_LANGUAGE:
    'A voz escolhida fala um idioma diferente do roteiro. Escolha uma voz do idioma do roteiro.',
  PREVIEW_UNAVAILABLE: 'A prévia só existe para os apresentadores do estúdio.',
  VIDEO_ALREADY_PROCESSING: 'O vídeo já está sendo gerado.',
  VIDEO_NOT_READY: 'O vídeo ainda não está pronto.',
  VIDEO_FAILED: 'Erro na geração do vídeo',
  SPEECH_FAILED: 'Não foi possível gerar a voz. Tente novamente.',
  PRESENTER_VENDOR_MISSING:
    'A HeyGen não está configurado neste estúdio. Quem o administra pode ativá-lo com uma chave da HeyGen.',
  PRESENTER_VENDOR_REFUSED:
    'A HeyGen não aceita a chave do estúdio. Avise quem administra o estúdio.',
  PRESENTER_VENDOR_NO_CREDIT: 'A conta da HeyGen ficou sem saldo. Avise quem administra o estúdio.',
  PRESENTER_VENDOR_BUSY:
    'A HeyGen está com trabalho demais neste momento. Tente novamente daqui a pouco.',
  PRESENTER_VENDOR_UNREACHABLE: 'Não foi possível conectar à HeyGen. Tente novamente.',
  PRESENTER_VENDOR_FAILED:
    'A HeyGen não conseguiu fazer o vídeo. Tente novamente ou escolha outro apresentador.',
  PRESENTER_VENDOR_TOO_LONG:
    'O roteiro é longo demais para a HeyGen. Encurte-o ou escolha um apresentador do estúdio.',
  SPEECH_UNREACHABLE: 'Não foi possível conectar ao provedor da voz. Tente novamente.',
  SPEECH_REFUSED:
    'O provedor da voz não aceita a chave do estúdio ou está sem crédito. Avise quem administra o estúdio.',
  SPEECH_BUSY: 'O provedor da voz está sobrecarregado no momento. Tente novamente daqui a pouco.',
  HOST_UNREACHABLE:
    'A plataforma anfitriã não respondeu. Verifique se ela está no ar, se responde em 15 segundos e se o endereço é o definitivo: redirecionamentos não são seguidos.',
  HOST_REFUSED:
    'A plataforma anfitriã respondeu, mas não aceitou a mensagem. Verifique se ela funciona e se tem o mesmo segredo.',
  HOST_NOT_SET_UP: 'Nenhuma plataforma anfitriã está configurada.',
  SETTING_LOCKED:
    'Esta configuração vem do ambiente da máquina do estúdio e só pode ser alterada lá.',
  SETTING_INVALID: 'Esse valor não serve para esta configuração. Confira-o.',
  SETTING_MISSING: 'Falta um valor de que os outros precisam.',
  SETTING_KEY_AGAIN:
    'Digite a chave de novo: o endereço mudou, e uma chave só vai para onde foi destinada.',
  SETTING_ADDRESS_INVALID: 'Digite um endereço completo, como https://example.org.',
  SETTING_ADDRESS_WITH_KEY:
    'O endereço não pode conter usuário nem senha. Digite a chave no campo próprio.',
  SETTING_ADDRESS_NOT_SECURE:
    'O endereço precisa começar com https://, a menos que o provedor esteja nesta máquina.',
  SETTING_NUMBER_INVALID: 'Digite um número dentro dos limites desta configuração.',
  SETTING_PRICES_INCOMPLETE: 'Digite os dois preços, o de leitura e o de escrita, ou nenhum.',
  SETTING_VOICES_INVALID: 'Digite cada voz como nome:es-MX:female, separadas por vírgulas.',
  SETTING_HOST_SECRET_INVALID: 'O segredo começa com whsec_, seguido de 24 a 64 bytes em base64.',
  SETTING_HOST_PAGE_INVALID:
    'Digite um endereço que contenha {id}, como https://portal.example.org/media/{type}/{id}.',
  SPEECH_ENGINE_MISSING:
    'As vozes naturais não funcionam nesta máquina. As vozes simples continuam disponíveis.',
  VOICE_GONE: 'A voz escolhida foi removida deste estúdio. Escolha outra voz e gere novamente.',
  VOICE_MODEL_UNUSABLE:
    'Estas vozes não podem ser usadas: seus arquivos estão corrompidos ou são de outra família ou versão.',
  VOICE_MODEL_UNDER_WAY: 'Estas vozes já estão sendo baixadas.',
  VOICE_MODEL_NOT_WAITING: 'Estas vozes não esperam mais essa resposta. Recarregue a página.',
  LICENCE_NOT_ACCEPTED: 'Para instalar estas vozes é preciso aceitar a licença.',
  DOWNLOAD_UNREACHABLE:
    'Não foi possível chegar ao servidor do download. Verifique a conexão ou o proxy, ou escolha um arquivo que você já tem. O que foi baixado é mantido.',
  DOWNLOAD_REFUSED:
    'O servidor recusou o download. Tente mais tarde, ou escolha um arquivo que você já tem.',
  ARCHIVE_WRONG_HASH:
    'O arquivo não é o esperado: seu SHA-256 é outro. Ele foi descartado. Baixe-o novamente.',
  ARCHIVE_BROKEN: 'O arquivo está danificado ou incompleto. Baixe-o novamente.',
  ARCHIVE_TOO_LARGE: 'O arquivo contém muito mais do que o esperado e não foi instalado.',
  DISK_FULL: 'Não há mais espaço no disco da máquina. Libere espaço e tente novamente.',
  PRONUNCIATIONS_FULL: 'A lista de pronúncias está cheia. Exclua as que você não usa mais.',
  PRONUNCIATIONS_FILE_INVALID:
    'Algumas linhas têm erros, por isso nenhuma foi adicionada. Corrija-as e envie o arquivo de novo: cada linha leva o idioma, a palavra e a pronúncia.',
  PRONUNCIATIONS_FILE_EMPTY:
    'O arquivo não tem nenhuma palavra. Escreva uma em cada linha: idioma, palavra e pronúncia. Salve-o como CSV e envie-o de novo.',
  LANGUAGE_MODEL_MISSING: 'Para melhorar o roteiro é preciso configurar um modelo de linguagem.',
  LANGUAGE_MODEL_UNREACHABLE: 'Não foi possível conectar ao modelo de linguagem. Tente novamente.',
  LANGUAGE_MODEL_REFUSED:
    'O modelo de linguagem não aceita a chave do estúdio ou está sem crédito. Avise quem administra o estúdio.',
  LANGUAGE_MODEL_UNKNOWN:
    'O servidor do modelo de linguagem não tem o modelo configurado. Avise quem administra o estúdio.',
  LANGUAGE_MODEL_BUSY:
    'O modelo de linguagem está sobrecarregado no momento. Tente novamente daqui a pouco.',
  LANGUAGE_MODEL_UNUSABLE:
    'O modelo de linguagem não deu uma resposta que possa ser usada. Tente novamente.',
  LANGUAGE_MODEL_TOO_LONG:
    'O texto é longo demais para o modelo de linguagem. Use um documento mais curto.',
  COURSE_STRUCTURE_INVALID: 'A estrutura do curso não é válida',
  COURSE_STRUCTURE_MISSING: 'O curso ainda não tem estrutura. Gere-a primeiro.',
  COURSE_CHANGED_ELSEWHERE: 'A estrutura do curso foi alterada em outra janela.',
  COURSE_TOO_LITTLE_CONTENT:
    'Os documentos têm pouco texto para um curso. Envie documentos com mais conteúdo.',
  COURSE_LANGUAGE_UNKNOWN:
    'Os cursos são escritos em espanhol, inglês ou português, e os documentos estão em outro idioma. Envie textos em um desses três.',
  COURSE_DATA_MISSING: 'Dados do curso não disponíveis',
  STRUCTURE_FAILED: 'Não foi possível gerar a estrutura do curso. Tente novamente.',
  SCRIPTS_FAILED: 'Não foi possível gerar os roteiros. Tente novamente.',
  CONTENT_WITHOUT_SOURCE:
    'Este conteúdo foi adicionado manualmente, e nenhum material trata dele. Escreva o roteiro no editor.',
  LIBRARY_EXHAUSTED: 'A biblioteca não tem outro tema para este lugar: o curso usa todos.',
  SCRIPTS_NOT_READY: 'Os roteiros ainda estão sendo preparados.',
  QUEUE_MISSING: 'Este curso ainda não tem fila de vídeos.',
  QUEUE_ALREADY_RUNNING: 'Os vídeos do curso já estão sendo gerados.',
  QUEUE_RETRIES_EXHAUSTED: 'Este vídeo já foi tentado 3 vezes. Revise o roteiro e tente novamente.',
  QUEUE_VIDEO_FINISHED: 'Este vídeo já está pronto: não há nada para tentar de novo.',
  PDF_FAILED: 'Não foi possível gerar o PDF. Tente novamente.',
  QUESTIONS_FAILED: 'Não foi possível preparar as perguntas. Tente novamente.',
  QUESTIONS_CHANGED_ELSEWHERE:
    'Alguém alterou estas perguntas enquanto você editava. Compare a sua versão com a salva.',
  QUESTIONS_MISSING: 'Ainda não há perguntas para exportar. Prepare-as ou escreva alguma primeiro.',
  PACKAGE_WITHOUT_VIDEOS:
    'Ainda não há nenhum vídeo pronto para entregar. Gere os vídeos primeiro.',
  PACKAGE_VIDEO_GONE:
    'Um dos vídeos escolhidos foi excluído ou está sendo refeito. Escolha de novo o que entregar.',
  PACKAGE_NOT_READY: 'Este pacote ainda não está pronto.',
  PACKAGE_FAILED: 'Não foi possível preparar o pacote. Tente novamente.',
  MANUSCRIPT_UNREADABLE:
    'Este arquivo não pode ser usado assim. Envie o que você baixou daqui, com as suas alterações, sem tirar as colunas, as marcas nem os estilos.',
  MANUSCRIPT_OF_OTHER_PROJECT:
    'Este arquivo é de outro curso ou vídeo. Envie o que você baixou deste.',
  TRANSLATION_WITHOUT_MODEL:
    'Só um modelo de linguagem traduz, e este estúdio não tem nenhum. Quem administra o estúdio pode configurá-lo em Configurações, em “Modelo de linguagem”.',
  TRANSLATION_WITHOUT_ORIGINAL:
    'O original desta tradução foi excluído, então não há nada com que atualizá-la.',
  TRANSLATION_FOLLOWS_ORIGINAL:
    'Isto é uma tradução. Altere o original e depois atualize a tradução.',
  TRANSLATION_FAILED:
    'Não foi possível terminar a tradução. O que já está traduzido foi mantido. Tente novamente.',
  PROJECT_ARCHIVE_BROKEN:
    'Este arquivo não é um projeto exportado do Tarima, ou está danificado ou incompleto. Nada dele foi importado.',
  PROJECT_ARCHIVE_NEWER:
    'Este projeto foi exportado de um Tarima mais novo. Atualize este e importe de novo.',
  PROJECT_FILE_GONE:
    'Falta um arquivo deste projeto, ou alguém o excluiu durante a exportação. Tente novamente.',
  PROJECT_TOO_LONG: 'Os textos deste projeto e suas versões são longos demais para exportar.',
  LEARNER_LINK_GONE: 'Este link não funciona mais. Peça um novo a quem o enviou.',
  LEARNER_LINK_EMPTY: 'Este curso ainda não tem vídeos prontos. Volte mais tarde.',
  LEARNER_LINK_PASSWORD_WRONG: 'A senha do link não está correta.',
  LEARNER_LINK_NAME_MISSING: 'Digite o seu nome para começar.',
  LEARNER_UNKNOWN: 'Entre de novo para continuar o curso.',
  REVIEW_LINK_GONE: 'Este link não funciona mais. Peça um novo a quem o enviou.',
  REVIEWER_UNKNOWN: 'Digite o seu nome de novo para continuar comentando.',
  REVIEW_TEXT_CHANGED: 'O texto mudou enquanto você lia. Carregue-o de novo e comente outra vez.',
  REVIEW_FULL: 'Não cabem mais comentários aqui. Avise quem enviou o link.',
  PODCAST_NO_INPUT: 'Por favor, forneça conteúdo de texto ou uma URL',
  PODCAST_SAME_VOICE: 'O anfitrião e o convidado precisam de vozes diferentes.',
  PODCAST_TOO_LITTLE_TEXT:
    'Há pouco texto para uma conversa. Adicione mais texto ou outro endereço.',
  PODCAST_LANGUAGE_UNAVAILABLE:
    'O conteúdo está em outro idioma. Para mudar o idioma é preciso configurar um modelo de linguagem.',
  PODCAST_VOICE_MODEL_UNAVAILABLE: 'O modelo de voz escolhido não está configurado. Escolha outro.',
  PODCAST_FILE_WITHOUT_TEXT: 'Não foi possível extrair texto do arquivo.',
  PODCAST_UPLOAD_GONE: 'O arquivo enviado não está mais disponível. Envie-o novamente.',
  PODCAST_PROJECT_READING:
    'Os documentos do projeto ainda estão sendo lidos. Espere um momento e tente novamente.',
  PODCAST_PROJECT_WITHOUT_DOCUMENTS:
    'Este projeto não tem documentos que possam ser lidos, por isso não há conteúdo para um podcast. Envie um documento.',
  PODCAST_FAILED: 'Erro ao iniciar a geração do podcast',
  PODCAST_NOT_READY: 'O podcast ainda não está pronto.',
  PODCAST_ALREADY_PROCESSING: 'O podcast já está sendo gerado.',
  PODCAST_CHANGED_ELSEWHERE: 'O roteiro do podcast foi alterado em outra janela.',
  SECOND_FACTOR_NEEDED: 'Digite também o código do seu aplicativo.',
  SECOND_FACTOR_WRONG:
    'Esse código não está correto ou já foi usado. Aguarde o próximo do seu aplicativo ou digite um código de recuperação.',
  SECOND_FACTOR_FIRST: 'Ative primeiro a verificação em duas etapas na sua conta.',
  SIGN_IN_FAILED: 'O e-mail ou a senha não estão corretos.',
  SIGN_IN_LOCKED:
    'Muitas tentativas com este e-mail. Aguarde 15 minutos ou use um navegador em que você já tenha entrado.',
  EMAIL_INVALID: 'Digite um e-mail válido, como nome@exemplo.com.',
  PASSWORD_TOO_SHORT: 'A senha precisa de pelo menos 10 caracteres.',
  PASSWORD_TOO_COMMON:
    'Essa senha é uma das primeiras que alguém tentaria. Junte várias palavras que não tenham relação entre si.',
  PASSWORD_TAKEN: 'Esse e-mail e essa senha já abrem outra conta. Escolha outra senha.',
  PASSWORD_WRONG: 'Sua senha atual não está correta.',
  LINK_INVALID: 'Este link já foi usado, expirou ou foi cancelado. Peça um novo a quem o enviou.',
  ALREADY_MEMBER: 'Alguém da empresa já entra com esse e-mail.',
  LAST_OWNER: 'Uma empresa precisa de pelo menos uma pessoa que a administre.',
  OIDC_FAILED: 'Não foi possível entrar com o seu provedor. Tente novamente.',
  OIDC_NOT_INVITED:
    'Sua conta não tem acesso a este estúdio. Peça um convite para o e-mail com que você entra.',
  OIDC_UNREACHABLE:
    'Nenhum provedor de acesso responde nesse endereço. Confira o endereço e se o provedor está funcionando.',
  VALIDATION_FAILED: 'Confira os dados do formulário.',
  UNAUTHENTICATED: 'Sua sessão expirou.',
  FORBIDDEN: 'Você não tem permissão para fazer isto. Fale com quem administra a sua empresa.',
  OWNER_STAYS:
    'Quem administra o estúdio e a empresa dessa pessoa não podem ser excluídos por aqui.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  RATE_LIMITED: 'Muitas solicitações. Espere um momento e tente novamente.',
  LINE_TOO_LONG:
    'Já há trabalho demais em espera. Deixe alguma coisa terminar e tente novamente em alguns segundos.',
  CANCELLED: 'A operação foi cancelada.',
  DATABASE_AWAY:
    'O estúdio não está conseguindo acessar o banco de dados. O que já estava salvo continua seguro; tente novamente em alguns segundos.',
  INTERNAL_ERROR: 'Algo deu errado. Tente novamente.',
};
