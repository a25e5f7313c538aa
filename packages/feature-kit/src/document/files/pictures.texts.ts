import { useSharedWords } from '../../screens/page-speech.tsx'

const chinese = {
  about: (name: string, by: string, at: string) => `${name}，${by}，${at}`,
  open: (about: string) => `放大 ${about}`,
  more: (count: number) => `显示其余 ${count} 张`,
  loading: '加载中…',
  failed: '加载失败，点击重试',
} as const
export type PictureTexts = typeof chinese

/** Words of pictures of a document. */
export const usePictureTexts = () => useSharedWords('pictures', chinese)
