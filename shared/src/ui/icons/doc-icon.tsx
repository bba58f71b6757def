import { Icon, type IconProps } from './icon';

export const DocIcon = (props: IconProps) => <Icon {...props} path="M5.5 3h9l4 4v14h-13zM14 3v4.5h4.5M9 12h6M9 16h6" />;
