import { ArrowRight, Check, Download, Heart, Mail, Play, Search, Star, X } from 'lucide-react';

/** The icons that the controls offer. A component takes any of https://lucide.dev. */
export const icons = {
  none: undefined,
  ArrowRight,
  Check,
  Download,
  Heart,
  Mail,
  Play,
  Search,
  Star,
  X,
};
