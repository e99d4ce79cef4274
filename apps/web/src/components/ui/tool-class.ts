import { buttonClass } from './button.tsx'

/** Classes of a list tool: a bottom bar on a phone, beside the count elsewhere. */
export const toolClass = buttonClass(
  'quiet',
  'md',
  'px-2.5 font-normal max-md:h-full max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:gap-[3px] max-md:rounded-none max-md:px-1 max-md:text-12 max-md:[&_svg]:size-[19px]',
)

/** Classes of a tool's word, which hides where its icon suffices. */
export const toolWordClass = 'md:@max-[58rem]:sr-only'
