#!/bin/sh
# Ajoute Constat au menu des applications de la personne ; --remove l’en retire. Rien ne demande de droits particuliers.
# Adds Constat to the person’s menu of applications; --remove takes it out. Nothing asks for particular rights.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/constat.desktop
icon=$data/icons/hicolor/256x256/apps/constat.png

if [ "${1-}" = --remove ]; then
  rm -f -- "$entry" "$icon"
  echo 'Constat n’est plus dans le menu. / Constat is no longer in the menu.'
  exit 0
fi

# As the rules for desktop entries ask: quoted, with what is special in quotation marks escaped twice, and % doubled.
program=$(printf '%s' "$here/constat" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
mkdir -p -- "$(dirname -- "$entry")" "$(dirname -- "$icon")"
cp -- "$here/menu/constat.png" "$icon"
while IFS= read -r line; do
  case $line in
    Exec=*) printf 'Exec="%s"\n' "$program" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < "$here/menu/constat.desktop" > "$entry"
chmod 755 "$entry"
update-desktop-database "$data/applications" > /dev/null 2>&1 || :
echo 'Constat est dans le menu des applications. / Constat is in the menu of applications.'
