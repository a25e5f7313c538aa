import { manifestPages } from '@jst/contracts/manifest'
import { TemplateEditor } from './TemplateEditor.tsx'

/** 编辑收发通模板: one template. */
export const Screen = () => <TemplateEditor list={manifestPages.templates} />
