import type { Meta, StoryObj } from '@storybook/react-vite'
import { pages } from './pages.ts'
import { bar, Measure, Measures } from './parts.tsx'
import { showsAll } from './play.ts'
import { tokenNames, usesOf } from './read.ts'

const meta: Meta = {
  title: '基础/间距',
  parameters: {
    docs: { description: { component: '页面边距 12，圆角 4；元素之间 4、8、12、16。步长按产品样式里实际出现的次数排列。' } },
  },
}
export default meta

const words: Record<string, string> = {
  '--jst-gutter': '页面与面板的边距',
  '--jst-radius': '圆角',
  '--border-radius-small': 'Arco 控件的圆角',
}

export const Tokens: StoryObj = {
  name: '边距与圆角',
  render: () => (
    <Measures>
      {tokenNames()
        .filter((name) => pages.间距.test(name))
        .map((name) => (
          <Measure
            key={name}
            token={name}
            looks={
              name.includes('radius')
                ? { height: 32, border: '1px solid var(--jst-line-strong)', borderRadius: `var(${name})` }
                : { ...bar, width: `var(${name})` }
            }
          >
            <code>{name}</code> {words[name]}
          </Measure>
        ))}
    </Measures>
  ),
  play: showsAll('间距'),
}
export const Steps: StoryObj = {
  name: '用到的步长',
  render: () => (
    <Measures>
      {usesOf(/^((row-|column-)?gap|padding.*|margin.*)$/, /\b\d+px/g).map(([step, uses]) => (
        <Measure key={step} looks={{ ...bar, width: step }}>
          {step}　{uses} 处
        </Measure>
      ))}
    </Measures>
  ),
}
