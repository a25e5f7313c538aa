export { TemplateDialog } from './TemplateDialog.tsx'
export { templateList } from './templateList.tsx'
export { TemplateScope } from './TemplateScope.tsx'
export { useTemplateTexts } from './texts.ts'
