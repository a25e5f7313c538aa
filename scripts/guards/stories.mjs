// Designers review in Storybook: every component that a package exports, and every page frame, stands in a story in all its states.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { files, read, root } from '../lib/workspaces.mjs'
import { components, groups, kinds, reviews, states } from './story-states.mjs'

const faces = [
  'ui/src/index.ts',
  'sheet/src/react/index.ts',
  'tab-bar/src/react/index.ts',
  'permissions/src/react/index.ts',
  'si-drafts/src/react/index.ts',
  'session-core/src/react/index.ts',
  'realtime/src/react/index.ts',
  'feature-kit/src/index.ts',
  'feature-kit/src/document/index.ts',
  'feature-kit/src/entity/index.ts',
  'feature-kit/src/form/index.ts',
]
const exported = /export \{([^}]+)\} from '([^']+\.tsx)'/g
/** Providers draw nothing of their own. */
const invisible = /Provider$/
const area = /title: '设计评审\/([^'/]+)/

const taken = path.join(root, '.storybook/pictures')

export function check() {
  const stories = files()
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, text: read(file) }))
  const shown = stories.flatMap(({ text }) => storiesOf(text))
  return [
    ...faces.flatMap((face) => unknown(`packages/${face}`)),
    ...faces.flatMap((face) => undescribed(`packages/${face}`, shown)),
    ...Object.entries(components).flatMap(([name, kind]) => missing(name, kinds[kind], shown)),
    ...areas(stories),
    ...pages(stories),
    // a copy of the sources alone has none
    ...(existsSync(taken) ? pictures(stories, readdirSync(taken)) : []),
    ...stories.flatMap(unheard),
    ...stories.flatMap(unchecked),
  ]
}

/** Props of an exported component without a word in Chinese for the docs page: `argTypes` of a story that shows it, or `propsOf`. */
function undescribed(file, stories) {
  const folder = file.slice(0, file.lastIndexOf('/'))
  return [...read(file).matchAll(exported)].flatMap(([, list, from]) => {
    const source = read(path.posix.join(folder, from))
    return list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name in components)
      .flatMap((name) => {
        const [, given = ''] =
          new RegExp(
            `(?:function ${name}|${name} = (?:observer|memo)\\(function \\w+|function ${name}View)(?:<[^(]*>)?\\(\\{([^}]*)\\}`,
          ).exec(source) ?? []
        const props = given.split(',').flatMap((prop) => /^\s*([a-z]\w*)/.exec(prop)?.[1] ?? [])
        const words = stories.filter(({ uses }) => uses.has(name)).map(({ described }) => described)
        return props
          .filter((prop) => !words.some((keys) => keys.has(prop)))
          .map((prop) => `${file}: ${name}.${prop} has no description in Chinese. Give the story that shows it one in argTypes.`)
      })
  })
}

function unknown(file) {
  const names = [...read(file).matchAll(exported)].flatMap(([, list]) => list.split(',').map((name) => name.trim()))
  return names
    .filter((name) => /^[A-Z][a-z]\w+$/.test(name) && !invisible.test(name) && !(name in components) && !/Store$|Form$/.test(name))
    .map((name) => `${file}: ${name} has no kind. Say in scripts/guards/story-states.mjs which states it has, and show them in stories.`)
}

function missing(name, wanted, shown) {
  const own = shown.filter(({ uses }) => uses.has(name))
  if (own.length === 0) return [`${name} has no story. Show it in its states.`]
  return wanted
    .filter((state) => !own.some(({ tags }) => tags.includes(state)))
    .map((state) => `${name}: no story shows it ${state}. Write one, or tag the one that does: tags: ['${state}'].`)
}

function areas(stories) {
  const tagsOf = new Map()
  for (const { text } of stories) {
    const [, name] = area.exec(text) ?? []
    if (name) tagsOf.set(name, [...(tagsOf.get(name) ?? []), ...storiesOf(text).flatMap(({ tags }) => tags)])
  }
  const strange = [...tagsOf.keys()]
    .filter((name) => !(name in reviews))
    .map((name) => `设计评审/${name}: say in scripts/guards/story-states.mjs which states it shows.`)
  const lacking = Object.entries(reviews).flatMap(([name, wanted]) =>
    wanted.filter((state) => !tagsOf.get(name)?.includes(state)).map((state) => `设计评审/${name}: no screen is shown ${state}.`),
  )
  return [...strange, ...lacking]
}

/** A page of the catalogue stands in a group, shows one component, and says how it is used; only screens and tokens are no components. */
export function pages(stories) {
  const taken = new Map()
  return stories.flatMap(({ file, text }) => {
    const title = titleOf(text)
    const [group, name] = title.split('/')
    const before = taken.get(title)
    taken.set(title, file)
    const lacking = ['when', 'good', 'bad', 'sample'].filter((key) => !new RegExp(`guide: \\{[^]*\\b${key}: ['"\`\\[]`).test(text))
    return [
      ...(groups.includes(group) && name ? [] : [`${file}: “${title}” is in none of the groups ${groups.join('、')}.`]),
      ...(before && group !== '设计评审' ? [`${file}: ${title} is the page of ${before} already. One component has one page.`] : []),
      ...(['基础', '设计评审'].includes(group) || lacking.length === 0
        ? []
        : [`${file}: parameters.guide says nothing of ${lacking.join(', ')}: when to use it, do, don't, and a code sample.`]),
      ...(['基础', '设计评审'].includes(group) || /^ {2}component: \w/m.test(text)
        ? []
        : [`${file}: name the component of the page in meta.component.`]),
    ]
  })
}

/** Each page of a component that draws something has pictures, and each picture belongs to a page. */
export function pictures(stories, names) {
  const shots = names.map((name) => name.toLowerCase())
  const titles = stories.map(({ text }) => titleOf(text)).filter((title) => !title.startsWith('设计评审/'))
  const prefix = (title) => `${title.replace('/', '-')}-`.toLowerCase()
  return [
    ...titles
      .filter((title) => !onPaper.has(title) && !shots.some((shot) => shot.startsWith(prefix(title))))
      .map((title) => `${title}: no picture of it. Take one: npm run pictures.`),
    ...shots
      .filter((shot) => !titles.some((title) => shot.startsWith(prefix(title))))
      .map((shot) => `.storybook/pictures/${shot}: no page has this title. Delete it, or take all anew: npm run pictures.`),
  ]
}
const titleOf = (text) => /const meta\b[^]*?title: '([^']+)'/.exec(text)?.[1] ?? ''
/** Stories of printed pages. */
const onPaper = new Set(['提单/打印页'])

/** A dark, English or phone story is found by its state as well, and a state is one of those that there are. */
function unheard({ file, text }) {
  return storiesOf(text).flatMap(({ name, own, tags }) => [
    ...(/theme: 'dark'/.test(own) && !tags.includes('深色') ? [`${file}: ${name} is dark, but not tagged so: tags: ['深色'].`] : []),
    ...(/language: 'EN'/.test(own) && !tags.includes('英文') ? [`${file}: ${name} is English, but not tagged so: tags: ['英文'].`] : []),
    ...(/viewport: \{ value: 'phone' \}/.test(own) && !tags.includes('手机')
      ? [`${file}: ${name} is a phone’s, but not tagged so: tags: ['手机'].`]
      : []),
    ...tags
      .filter((tag) => /[^\w!-]/.test(tag) && !states.includes(tag))
      .map((tag) => `${file}: ${name}: ${tag} is none of the states ${states.join('、')}.`),
  ])
}

/** Axe violations fail a story; a rule is switched off with a reason on the line above. */
function unchecked({ file, text }) {
  const lines = text.split('\n')
  return lines.flatMap((line, at) =>
    /a11y:|disableRules/.test(line) && !/^\s*\/\//.test(lines[at - 1] ?? '')
      ? [`${file}:${at + 1}: say in a comment above why axe may not check this.`]
      : [],
  )
}

/**
 * The stories of a file: their tags, and every name that they are drawn with, over the helpers of the file. The files are formatted, so
 * a declaration begins at the start of a line.
 */
function storiesOf(text) {
  const blocks = text.split(/^(?=(?:export )?(?:const|function|class|default) )/m)
  const declared = new Map(
    blocks.flatMap((block) => {
      const name = /^(?:export )?(?:const|function|class) ([\p{L}\w]+)/u.exec(block)?.[1]
      return name ? [[name, { block, names: new Set(block.match(/[\p{L}_][\p{L}\w]*/gu)) }]] : []
    }),
  )
  const reach = (name, seen) => {
    const found = declared.get(name)
    if (!found || seen.has(name)) return seen
    seen.add(name)
    for (const one of found.names) {
      if (declared.has(one)) reach(one, seen)
      else seen.add(one)
    }
    return seen
  }
  const drawnByMeta = reach('meta', new Set())
  const head = text.slice(0, text.indexOf('export default'))
  const described = new Set(
    [...head.matchAll(/(?<![\w.])'?([\w-]+)'?:\s*(?:\{\s*description: )?'[^'\n]*\p{Script=Han}/gu)].map(([, key]) => key),
  )
  return [...declared]
    .filter(([name, { block }]) => name !== 'meta' && block.startsWith('export const'))
    .map(([name, { block }]) => {
      const uses = reach(name, new Set())
      if (!/\brender\b/.test([...uses].join(' '))) for (const one of drawnByMeta) uses.add(one)
      const tags = [...block.matchAll(/tags: \[([^\]]*)\]/g)].flatMap(([, list]) => [...list.matchAll(/'([^']+)'/g)].map(([, tag]) => tag))
      return { name, own: block, tags, uses, described }
    })
}
