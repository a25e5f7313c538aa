import { isSafeLink, pictureKey } from '@jst/contracts/portal'
import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

const address = (key: unknown) => `/site-picture/${String(key)}/960`
const keyOf = (src: string | null) => /^\/site-picture\/([0-9a-f]{32})\//.exec(src ?? '')?.[1]

/** A picture is named by its key; whatever else is pasted as one is left out. */
const SitePicture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/site-picture/"]', getAttrs: (image) => (keyOf(image.getAttribute('src')) ? null : false) }],
  addAttributes: () => ({
    src: {
      default: null,
      parseHTML: (image: HTMLElement) => keyOf(image.getAttribute('src')) ?? null,
      renderHTML: ({ src }: Record<string, unknown>) => (pictureKey.test(String(src)) ? { src: address(src) } : {}),
    },
    alt: { default: null },
  }),
})

/** Elements that an editor may write: exactly those that `readRich` accepts. Pasted markup is reduced to them. */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  SitePicture,
  TableKit.configure({ table: { resizable: false } }),
]
