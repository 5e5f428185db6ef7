import type { ErrorMessages } from '../error-codes.ts';

/** For readable files with a wrong extension. */
const renamed = (what: string, extension: string) =>
  `“{file}” is really ${what}. Change its extension to .${extension} and upload it again.`;

export const en: ErrorMessages = {
  FILE_TOO_LARGE: 'One or more files exceed the limit of 50MB per file',
  TOO_MANY_FILES: 'At most 10 files are allowed per upload',
  FILE_VALIDATION_ERROR: 'Unsupported format',
  UNEXPECTED_FILE_FIELD: 'Internal error while uploading. Reload the page and try again.',
  STORAGE_UNAVAILABLE: 'There is a problem with the server folder. Contact the administrator.',
  STORAGE_AWAY:
    'The file storage does not answer at the moment. What was saved is safe; try again in a few seconds.',
  STORAGE_FORBIDDEN: 'No permission to store files',
  UPLOAD_FAILED: 'There was a problem uploading the file. Try again.',
  NO_FILES: 'At least one file is required',
  COMPANY_STORAGE_FULL:
    'The company’s storage is full. Delete projects, videos or podcasts you no longer use, or ask your administrator for more space.',
  DOCUMENT_ENCRYPTED:
    '“{file}” is protected by a password. Save it without one and upload it again.',
  DOCUMENT_CORRUPT: '“{file}” is damaged and cannot be read. Open it, save it again and upload it.',
  DOCUMENT_EMPTY: '“{file}” has no text that can be read. Upload a document with text.',
  DOCUMENT_TOO_COMPLEX:
    '“{file}” is too complex to be read here. Split it into smaller parts and upload those.',
  DOCUMENT_TYPE_MISMATCH:
    'The content of “{file}” does not match its extension. Save it again from your program and upload it.',
  DOCUMENT_UNSAFE:
    '“{file}” contains instructions that could open other files, so it was not read. Export it again from your program, or as PDF, and upload it again.',
  DOCUMENT_UNSUPPORTED:
    'We cannot read “{file}” yet. Save it as PDF, DOCX or PPTX and upload it again.',
  DOCUMENT_OTHER_LANGUAGE:
    '“{file}” is in {language}, not in the language of this project, so it is not used. Upload it to a project of its own, or upload a translation.',
  DOCUMENT_ONLY_CODE:
    '“{file}” contains only code or commands, which cannot be spoken. Upload a document that explains it in sentences.',
  DOCUMENT_ONLY_TABLES:
    '“{file}” contains only tables with too many columns to be spoken. Upload a document that says what they show.',
  DOCUMENT_ONLY_FIGURES:
    '“{file}” contains only figures and their captions, and a figure cannot be spoken. Upload a document that says what they show.',
  DOCUMENT_ONLY_FURNITURE:
    '“{file}” contains only a cover, indexes, references or page details, which are not spoken. Upload the document with its content.',
  DOCUMENT_ONLY_EXERCISES:
    '“{file}” contains only exercises, which are not spoken in a course. Also upload the document that teaches what they practise.',
  DOCUMENT_IS_PDF: renamed('a PDF', 'pdf'),
  DOCUMENT_IS_DOC: renamed('a Word 97–2003 document', 'doc'),
  DOCUMENT_IS_DOCX: renamed('a Word document', 'docx'),
  DOCUMENT_IS_PPT: renamed('a PowerPoint 97–2003 presentation', 'ppt'),
  DOCUMENT_IS_PPTX: renamed('a PowerPoint presentation', 'pptx'),
  DOCUMENT_IS_JPG: renamed('a JPEG picture', 'jpg'),
  DOCUMENT_IS_PNG: renamed('a PNG picture', 'png'),
  DOCUMENT_IS_TIFF: renamed('a TIFF picture', 'tiff'),
  DOCUMENT_IS_SVG: renamed('an SVG drawing', 'svg'),
  DOCUMENT_IS_RTF:
    '“{file}” is really an RTF document. Open it in your word processor, save it as DOCX or PDF and upload it again.',
  DOCUMENT_IS_HTML:
    '“{file}” is really a web page. Open it in your word processor or browser, save it as DOCX or PDF and upload it again.',
  DOCUMENT_IS_OPENDOCUMENT:
    '“{file}” is really an OpenDocument file (ODT, ODP). Open it, save it as PDF, DOCX or PPTX and upload it again.',
  DOCUMENT_IS_WORKBOOK:
    '“{file}” is really an Excel workbook. Open it, save it as PDF and upload it again.',
  PICTURE_TOO_LARGE: '“{file}” has too many pixels. Make it smaller and upload it again.',
  PAGE_WITHOUT_PICTURE: 'This page cannot be shown as a picture here.',
  ADDRESS_INVALID:
    '“{file}” is not a valid web address. Copy it from the browser, with http or https.',
  ADDRESS_PRIVATE:
    '“{file}” is not a public page of the internet. Copy its text and paste it here.',
  ADDRESS_UNREACHABLE:
    'We could not open “{file}”. Check the address, try again later or paste its text here.',
  ADDRESS_NOT_FOUND: 'The page “{file}” does not exist. Check the address.',
  ADDRESS_REFUSED: '“{file}” does not let us read it. Copy its text and paste it here.',
  ADDRESS_TOO_SLOW: '“{file}” takes too long to answer. Try again later or paste its text here.',
  ADDRESS_TOO_LARGE: '“{file}” is too large or complex. Copy the text you need and paste it here.',
  ADDRESS_NOT_A_PAGE:
    '“{file}” is not a page with text or a document we can read. Copy its text and paste it here.',
  ADDRESS_NO_ARTICLE: 'We found no article at “{file}”. Copy its text and paste it here.',
  NO_READABLE_DOCUMENT: 'None of the files could be read. Upload another document.',
  NOTHING_TO_SAY: 'The script has no words to speak. Write at least one sentence.',
  DRAFT_FAILED: 'The script could not be prepared. Try again.',
  SCRIPT_NOT_READY: 'The script is still being prepared. Wait a moment and try again.',
  SCRIPT_CHANGED_ELSEWHERE: 'The script was changed in another window.',
  UNIT_NOT_SPEAKABLE: 'This part of the documents cannot be spoken, so it cannot be included.',
  REDRAFT_NOT_READY: 'The new draft is not ready yet, or no longer exists.',
  VOICE_UNKNOWN: 'The chosen voice is not available. Choose another.',
  PRESENTER_UNKNOWN: 'The chosen presenter is not available. Choose another.',
  PORTRAIT_CONSENT_MISSING:
    'The consent of the person in the photo is missing. Read it and tick the box.',
  TEMPLATE_UNKNOWN: 'The chosen template is not available. Choose another.',
  VOICE_NOT_FOR_PRESENTER:
    'The chosen voice can only be used with its own provider’s presenters. Choose another voice.',
  VOICE_NOT_FOR_LANGUAGE:
    'The chosen voice speaks a different language from the script. Choose a voice in the script’s language.',
  PREVIEW_UNAVAILABLE: 'Only the studio’s own presenters can be previewed.',
  VIDEO_ALREADY_PROCESSING: 'The video is already being made.',
  VIDEO_NOT_READY: 'The video is not ready yet. Wait until it is finished.',
  VIDEO_FAILED: 'Error generating the video',
  SPEECH_FAILED: 'The voice could not be generated. Try again.',
  PRESENTER_VENDOR_MISSING:
    'HeyGen is not set up in this studio. Your administrator can turn it on with a HeyGen key.',
  PRESENTER_VENDOR_REFUSED: 'HeyGen does not accept the studio’s key. Tell your administrator.',
  PRESENTER_VENDOR_NO_CREDIT: 'The HeyGen account has run out of credit. Tell your administrator.',
  PRESENTER_VENDOR_BUSY: 'HeyGen is too busy right now. Try again in a while.',
  PRESENTER_VENDOR_UNREACHABLE: 'HeyGen cannot be reached. Try again.',
  PRESENTER_VENDOR_FAILED:
    'HeyGen could not make the video. Try again or choose another presenter.',
  PRESENTER_VENDOR_TOO_LONG:
    'The script is too long for HeyGen. Shorten it or choose one of the studio’s presenters.',
  SPEECH_UNREACHABLE: 'The voice provider cannot be reached. Try again.',
  SPEECH_REFUSED:
    'The voice provider does not accept the studio’s key, or its credit has run out. Tell your administrator.',
  SPEECH_BUSY: 'The voice provider is too busy right now. Try again in a while.',
  HOST_UNREACHABLE:
    'The host platform did not answer. Check that it is running, that it answers within 15 seconds, and that its address is the final one: redirects are not followed.',
  HOST_REFUSED:
    'The host platform answered, but did not accept the message. Check that it is working and has the same secret.',
  HOST_NOT_SET_UP: 'No host platform is set up.',
  SETTING_LOCKED:
    'This setting comes from the environment of the studio’s machine and can only be changed there.',
  SETTING_INVALID: 'That value cannot be used for this setting. Check it.',
  SETTING_MISSING: 'Another value is needed too. Fill it in and save again.',
  SETTING_KEY_AGAIN:
    'Enter the key again: the address has changed, and a key is sent only where you meant it to go.',
  SETTING_ADDRESS_INVALID: 'Enter a full address, such as https://example.org.',
  SETTING_ADDRESS_WITH_KEY:
    'The address must not contain a user name or a password. Enter the key in its own field.',
  SETTING_ADDRESS_NOT_SECURE:
    'The address has to begin with https://, unless the provider runs on this machine.',
  SETTING_NUMBER_INVALID: 'Enter a number within the limits of this setting.',
  SETTING_PRICES_INCOMPLETE: 'Enter both prices, for reading and for writing, or neither.',
  SETTING_VOICES_INVALID: 'Enter each voice as name:es-MX:female, with commas between them.',
  SETTING_HOST_SECRET_INVALID:
    'The secret must begin with whsec_, followed by 24 to 64 bytes in base64. Copy it from the platform.',
  SETTING_HOST_PAGE_INVALID:
    'Enter an address with {id} in it, such as https://portal.example.org/media/{type}/{id}.',
  SPEECH_ENGINE_MISSING:
    'Natural voices cannot run on this machine. The plain voices are still there.',
  VOICE_GONE:
    'The chosen voice was removed from this studio. Choose another one and generate again.',
  VOICE_MODEL_UNUSABLE:
    'These voices cannot be used: their files are damaged, or are of another kind or version.',
  VOICE_MODEL_UNDER_WAY: 'These voices are already being downloaded.',
  VOICE_MODEL_NOT_WAITING: 'That answer is no longer needed for these voices. Reload the page.',
  LICENCE_NOT_ACCEPTED: 'Accept the licence of these voices to install them.',
  DOWNLOAD_UNREACHABLE:
    'The download server could not be reached. Check the connection or the proxy, or choose a file you already have. What was downloaded is kept.',
  DOWNLOAD_REFUSED:
    'The server refused the download. Try again later, or choose a file you already have.',
  ARCHIVE_WRONG_HASH:
    'The file is not the expected one: its SHA-256 fingerprint differs. It was discarded. Download it again.',
  ARCHIVE_BROKEN: 'The file is damaged or incomplete. Download it again.',
  ARCHIVE_TOO_LARGE: 'The file holds far more than expected and was not installed.',
  DISK_FULL: 'The disk of the studio’s machine is full. Free some space and try again.',
  PRONUNCIATIONS_FULL: 'The list of pronunciations is full. Delete those you no longer use.',
  PRONUNCIATIONS_FILE_INVALID:
    'Some rows have mistakes, so nothing was added. Correct them and upload the file again: each row has the language, the word and the pronunciation.',
  PRONUNCIATIONS_FILE_EMPTY:
    'The file has no words. Write one in each row: language, word and pronunciation. Save it as CSV and upload it again.',
  LANGUAGE_MODEL_MISSING: 'A language model must be set up before a script can be enhanced.',
  LANGUAGE_MODEL_UNREACHABLE: 'The language model cannot be reached. Try again.',
  LANGUAGE_MODEL_REFUSED:
    'The language model does not accept the studio’s key, or its credit has run out. Tell your administrator.',
  LANGUAGE_MODEL_UNKNOWN:
    'The language model’s server does not have the model that is set up. Tell your administrator.',
  LANGUAGE_MODEL_BUSY: 'The language model is too busy right now. Try again in a while.',
  LANGUAGE_MODEL_UNUSABLE: 'The language model did not give a usable answer. Try again.',
  LANGUAGE_MODEL_TOO_LONG: 'The text is too long for the language model. Use a shorter document.',
  COURSE_STRUCTURE_INVALID: 'Invalid course structure received',
  COURSE_STRUCTURE_MISSING: 'No course structure available. Generate it first.',
  COURSE_CHANGED_ELSEWHERE: 'The course structure was changed in another window.',
  COURSE_TOO_LITTLE_CONTENT:
    'The documents have too little text for a course. Upload documents with more content.',
  COURSE_LANGUAGE_UNKNOWN:
    'Courses are written in Spanish, English or Portuguese, and the documents are in another language. Upload documents in one of those three.',
  COURSE_DATA_MISSING: 'Course data not available',
  STRUCTURE_FAILED: 'The course structure could not be generated. Try again.',
  SCRIPTS_FAILED: 'The scripts could not be generated. Try again.',
  CONTENT_WITHOUT_SOURCE:
    'This content item was added by hand, and no source material covers it. Write its script yourself.',
  LIBRARY_EXHAUSTED:
    'The library has no other topic to put here: the course already uses them all.',
  SCRIPTS_NOT_READY: 'The scripts are still being prepared. Wait a moment and try again.',
  QUEUE_MISSING: 'This course has no video queue.',
  QUEUE_ALREADY_RUNNING: 'The videos of the course are already being made.',
  QUEUE_RETRIES_EXHAUSTED: 'This video was tried 3 times. Check its script and try again.',
  QUEUE_VIDEO_FINISHED: 'This video is finished: there is nothing to retry.',
  PDF_FAILED: 'The PDF could not be generated. Try again.',
  QUESTIONS_FAILED: 'The questions could not be made. Try again.',
  QUESTIONS_CHANGED_ELSEWHERE:
    'Somebody changed these questions while you were editing. Compare your version with the saved one.',
  QUESTIONS_MISSING: 'There are no questions to export yet. Make them or write one first.',
  PACKAGE_WITHOUT_VIDEOS: 'There is no finished video to hand over yet. Generate the videos first.',
  PACKAGE_VIDEO_GONE:
    'One of the chosen videos was deleted or is being made again. Choose once more what to hand over.',
  PACKAGE_NOT_READY: 'This package is not ready yet.',
  PACKAGE_FAILED: 'The package could not be made. Try again.',
  MANUSCRIPT_UNREADABLE:
    'This file cannot be used as it is. Upload the one you downloaded here, with your changes, and keep its columns, marks and styles.',
  MANUSCRIPT_OF_OTHER_PROJECT:
    'This file is from another course or video. Upload the one you downloaded from this one.',
  TRANSLATION_WITHOUT_MODEL:
    'Only a language model translates, and this studio has none. The person who runs the studio can set one up in Settings, under “Language model”.',
  TRANSLATION_WITHOUT_ORIGINAL:
    'The original of this translation was deleted, so there is nothing to update from.',
  TRANSLATION_FOLLOWS_ORIGINAL:
    'This is a translation. Change the original and then update the translation.',
  TRANSLATION_FAILED:
    'The translation could not be finished. What is translated is kept. Try again.',
  PROJECT_ARCHIVE_BROKEN:
    'This file is not a project exported from Tarima, or it is damaged or incomplete. Nothing of it was imported.',
  PROJECT_ARCHIVE_NEWER:
    'This project was exported from a newer Tarima. Update this one and import it again.',
  PROJECT_FILE_GONE:
    'A file of this project is missing, or somebody deleted it during the export. Try again.',
  PROJECT_TOO_LONG: 'The texts of this project and their versions are too long to be exported.',
  LEARNER_LINK_GONE: 'This link no longer works. Ask the person who sent it for a new one.',
  LEARNER_LINK_EMPTY: 'This course has no finished videos yet. Come back later.',
  LEARNER_LINK_PASSWORD_WRONG: 'The password of the link is not correct.',
  LEARNER_LINK_NAME_MISSING: 'Type your name to begin.',
  LEARNER_UNKNOWN: 'Enter again to go on with the course.',
  REVIEW_LINK_GONE: 'This link no longer works. Ask the person who sent it for a new one.',
  REVIEWER_UNKNOWN: 'Type your name again to go on commenting.',
  REVIEW_TEXT_CHANGED:
    'The text changed while you were reading it. Load it again and comment once more.',
  REVIEW_FULL: 'There is no room for more comments here. Tell the person who sent you the link.',
  PODCAST_NO_INPUT: 'Please provide text content or a URL',
  PODCAST_SAME_VOICE: 'Host and guest need different voices.',
  PODCAST_TOO_LITTLE_TEXT:
    'There is too little text for a conversation. Add more text or another address.',
  PODCAST_LANGUAGE_UNAVAILABLE:
    'The content is in another language. To change the language, a language model must be set up.',
  PODCAST_VOICE_MODEL_UNAVAILABLE: 'The chosen voice model is not set up. Choose another.',
  PODCAST_FILE_WITHOUT_TEXT: 'Could not extract text from the file.',
  PODCAST_UPLOAD_GONE: 'The uploaded file no longer exists. Upload it again.',
  PODCAST_PROJECT_READING:
    'The documents of the project are still being read. Wait a moment and try again.',
  PODCAST_PROJECT_WITHOUT_DOCUMENTS:
    'This project has no documents that could be read, so there is nothing to make a podcast from.',
  PODCAST_FAILED: 'Error starting the podcast generation',
  PODCAST_NOT_READY: 'The podcast is not ready yet.',
  PODCAST_ALREADY_PROCESSING: 'The podcast is already being made.',
  PODCAST_CHANGED_ELSEWHERE: 'The podcast script was changed in another window.',
  SECOND_FACTOR_NEEDED: 'Enter the code from your app as well.',
  SECOND_FACTOR_WRONG:
    'That code is not right or was already used. Wait for the next one in your app, or enter a recovery code.',
  SECOND_FACTOR_FIRST: 'Turn two-step sign-in on in your own account first.',
  SIGN_IN_FAILED: 'The email or the password is not right.',
  SIGN_IN_LOCKED:
    'Too many attempts with this email. Wait 15 minutes, or use a browser in which you have signed in before.',
  EMAIL_INVALID: 'Enter a valid email address, such as name@example.com.',
  PASSWORD_TOO_SHORT: 'The password needs at least 10 characters.',
  PASSWORD_TOO_COMMON:
    'That password is one of the first anyone would try. Put several unrelated words together.',
  PASSWORD_TAKEN: 'That email and password already open another account. Choose another password.',
  PASSWORD_WRONG: 'Your current password is not right.',
  LINK_INVALID:
    'This link was used, has expired or was cancelled. Ask whoever sent it for a new one.',
  ALREADY_MEMBER: 'Someone in the company already signs in with that email.',
  LAST_OWNER: 'A company needs at least one owner.',
  OIDC_FAILED: 'Signing in with your provider did not work. Try again.',
  OIDC_NOT_INVITED:
    'Your account has no access to this studio. Ask for an invitation for the email you sign in with.',
  OIDC_UNREACHABLE:
    'No sign-in provider answers at that address. Check the address, and that the provider is running.',
  VALIDATION_FAILED: 'Check what you have entered in the form.',
  UNAUTHENTICATED: 'Your session has expired. Sign in again.',
  FORBIDDEN: 'You have no permission to do this.',
  OWNER_STAYS: 'The owner of the studio and the owner’s company cannot be deleted here.',
  NOT_FOUND: 'We could not find what you are looking for.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  LINE_TOO_LONG:
    'Too much work is waiting already. Let some of it finish and try again in a few seconds.',
  CANCELLED: 'It was cancelled.',
  DATABASE_AWAY:
    'The studio cannot reach its database right now. What was saved is safe; try again in a few seconds.',
  INTERNAL_ERROR: 'Something went wrong. Try again.',
};
