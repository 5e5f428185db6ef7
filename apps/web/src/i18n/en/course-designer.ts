import type { Messages } from '../messages.ts';

export const courseDesigner: Messages['courseDesigner'] = {
  title: 'Course designer',
  subtitle:
    'Choose what it is about, who it is for and which problem it solves. There is nothing to upload.',
  tabs: { design: 'Design course', result: 'Result' },
  fields: {
    interests: {
      label: 'Area of interest',
      placeholder: 'Choose an area',
      text: 'Describe the area',
      textPlaceholder: 'Choose an area above, then adjust its text here or use your own words.',
    },
    targetAudience: {
      label: 'Target audience',
      placeholder: 'Choose an audience',
      text: 'Describe the audience',
      textPlaceholder: 'Choose an audience above, then say here who will take the course.',
    },
    painPoints: {
      label: 'Main pain point',
      placeholder: 'Choose a pain point',
      text: 'Describe the pain point',
      textPlaceholder: 'Choose a pain point above, then say here what they find hard today.',
    },
  },
  company: 'Company',
  submit: 'Design course',
  choose: 'Choose an option',
  incompleteTitle: 'Incomplete selections',
  incomplete: 'Please select an option in each field.',
  missing: 'Still to choose: {{fields}}.',
  ownText: 'Your text is kept.',
  useText: 'Use the suggested text',
  replacedText: 'Your text was replaced.',
  takeBack: 'Get my text back',
  designing: 'We are designing your course',
  designingHint:
    'We are choosing the topics and arranging them in modules. You will also find the course in Projects.',
  error: 'Error generating the course',
  loadError: 'We could not load the course',
  back: 'Back to the design',
  edit: 'Edit the structure',
  another: 'Design another course',
};
