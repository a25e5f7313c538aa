import type { TemplateTexts } from '../document/templates/texts.ts'
import type { Words } from '../words.ts'

/** Words of templates of documents. */
export const templates: Words<TemplateTexts> = {
  keyword: 'Keyword',
  views: { all: 'All', shared: 'Shared', own: 'Mine' },
  columns: { name: 'Name', scope: 'Scope', uses: 'Uses', usedAt: 'Last used', by: 'Made by', updatedAt: 'Changed', act: 'Action' },
  use: 'Use',
  useNamed: (name) => `Use the template “${name}”`,
  edit: 'Edit',
  copy: 'Copy',
  copyName: (name) => `${name.slice(0, 45)} copy`,
  remove: 'Delete',
  removeAsk: (name) => `Delete the template “${name}”?`,
  removeShared: 'It is shared: colleagues cannot use it any more. This cannot be undone.',
  removeOwn: 'This cannot be undone. Documents made of it stay.',
  removed: 'Template deleted',
  saved: (name) => `Template “${name}” saved`,
  saveAs: 'Save as template',
  editTitle: (name) => `Rename and share: ${name}`,
  name: 'Name of the template',
  nameHint: (example) => `50 characters at most, such as: ${example}`,
  shared: 'Share with colleagues',
  sharedHint: 'Colleagues can use and change it; only its author can stop sharing it',
  save: 'Save',
}
