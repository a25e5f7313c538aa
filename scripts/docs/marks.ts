/** The page with the part between `<!-- name -->` and `<!-- end -->` replaced. @throws when it has no such marks. */
export function between(page: string, name: string, part: string): string {
  const mark = `<!-- ${name} -->`
  const [before, after] = page.split(mark)
  const end = after?.indexOf('<!-- end -->') ?? -1
  if (after === undefined || end < 0) throw new Error(`the page has no marks ${mark} … <!-- end -->`)
  return `${before}${mark}\n\n${part}\n\n${after.slice(end)}`
}
